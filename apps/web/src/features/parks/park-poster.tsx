import type { Park } from '@aranya/wildlife-data';
import { ButtonLink } from '../../lib/button-link';
import { m } from '../../lib/language/messages';
import styles from './park-poster.module.css';

type ParkPosterProps = {
  park: Park;
  href: string;
  /** The picture loads at once. */
  first: boolean;
  /** On phones this is the largest picture above the fold. */
  leading: boolean;
};

export function ParkPoster({ park, href, first, leading }: ParkPosterProps) {
  const nameId = `park-${park.slug}`;
  return (
    <li className={styles.poster}>
      <img
        className="wide sand"
        src={park.images}
        alt={m.parks_poster({ name: park.name })}
        width="900"
        height="1200"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
      />
      <div className={`flex gap-4 spread tops ${styles.row}`}>
        {/* The poster shows the name itself. */}
        <h2 id={nameId} className="visually-hidden">
          {park.name}
        </h2>
        <p className="small lh-14 ink-2">{park.location}</p>
        <ButtonLink
          to={href}
          state={{ fromWall: true }}
          preventScrollReset
          id={`open-${park.slug}`}
          variant="quiet"
          className={`covers ${styles.open}`}
          aria-describedby={nameId}
        >
          {m.parks_details()}
        </ButtonLink>
      </div>
    </li>
  );
}
