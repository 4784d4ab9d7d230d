import { buttonClass } from '@aranya/ui';
import type { Park } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import styles from './park-poster.module.css';

type ParkPosterProps = {
  park: Park;
  /** Opens the park's details over the wall. */
  href: string;
  /** In the first row: loaded at once. */
  first: boolean;
  /** The largest picture of a phone's first screen. */
  leading: boolean;
};

/** A park's poster, its name and place; the whole card is the link to its details. */
export function ParkPoster({ park, href, first, leading }: ParkPosterProps) {
  const nameId = `park-${park.slug}`;
  return (
    <li className={styles.poster}>
      <img
        src={park.images}
        alt={`Poster of ${park.name}`}
        width="900"
        height="1200"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
      />
      <div className={styles.row}>
        <div>
          <h2 id={nameId}>{park.name}</h2>
          <p>{park.location}</p>
        </div>
        <Link
          to={href}
          state={{ fromWall: true }}
          preventScrollReset
          id={`open-${park.slug}`}
          className={buttonClass({ variant: 'outline', className: styles.open })}
          aria-describedby={nameId}
        >
          See Details
        </Link>
      </div>
    </li>
  );
}
