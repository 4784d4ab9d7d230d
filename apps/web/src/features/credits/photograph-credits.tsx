import { Link } from 'react-router';
import { Attribution } from '../../parts/photograph/attribution';
import styles from './credits-page.module.css';
import type { CreditedPhotograph } from './credits-page.server';

interface PhotographCreditsProps {
  title: string;
  photographs: readonly CreditedPhotograph[];
}

/** Renders nothing without photographs. */
export function PhotographCredits({ title, photographs }: PhotographCreditsProps) {
  if (photographs.length === 0) return null;
  return (
    <>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={styles.photographs}>
        {photographs.map((photograph) => (
          <li key={photograph.to}>
            <Link className={styles.subject} to={photograph.to}>
              {photograph.name}
            </Link>
            <Attribution photograph={photograph} />
          </li>
        ))}
      </ul>
    </>
  );
}
