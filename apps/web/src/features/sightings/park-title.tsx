import { isAreaKey } from '@aranya/wildlife-data';
import type { NamedArea } from '../../lib/areas';
import { artwork } from '../../lib/artwork';
import styles from './sightings.module.css';

export const ParkTitle = ({ area: { key, title } }: { area: NamedArea }) => (
  <span className={`row gap-4 ${styles.title}`}>
    {!isAreaKey(key) && (
      <img
        className={`rigid cover sand circle ${styles.poster}`}
        src={artwork.poster(key)}
        alt=""
        width="90"
        height="120"
      />
    )}
    <span className="stack gap-1 shrinks">{title}</span>
  </span>
);
