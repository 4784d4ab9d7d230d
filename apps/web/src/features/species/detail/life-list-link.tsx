import { buttonClass } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';

/** In a row of its own: beside others it would wrap by which font has loaded. */
export function LifeListLink({ species }: { species: string }) {
  return (
    <Link
      className={buttonClass({ variant: 'quiet', className: `${styles.tracking} ${styles.lifeList}` })}
      to={paths.ownLifeList(species)}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 3a9 9 0 1 0 9 9M8.500 11.500 12 15 21 5" />
      </svg>
      Add to my life list
    </Link>
  );
}
