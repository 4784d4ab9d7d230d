import { SiteLink } from '../../lib/language/site-link';
import { Attribution } from '../../parts/photograph/attribution';
import styles from './credits-page.module.css';
import type { CreditedPhotograph } from './credits-page.server';

interface PhotographCreditsProps {
  title: string;
  photographs: readonly CreditedPhotograph[];
}

export function PhotographCredits({ title, photographs }: PhotographCreditsProps) {
  if (photographs.length === 0) return null;
  return (
    <>
      <h3 className="over-5 size-4">{title}</h3>
      <ul className={`over-3 lined ${styles.photographs}`}>
        {photographs.map((photograph) => (
          <li key={photograph.to}>
            <SiteLink className="bold" to={photograph.to}>
              {photograph.name}
            </SiteLink>
            <Attribution photograph={photograph} />
          </li>
        ))}
      </ul>
    </>
  );
}
