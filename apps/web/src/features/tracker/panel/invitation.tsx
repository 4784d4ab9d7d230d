import { trackBySlug } from '../track';
import { AllTracksLink } from './all-tracks-link';
import styles from './panel.module.css';
import { TrackRow } from './track-row';

export const INVITATION_ID = 'tracker-invitation';

/** Over a continent, across the date line, along India's coast, round a plain, through two oceans. */
const suggestions = [
  'amur-falcon',
  'bar-tailed-godwit',
  'olive-ridley-turtle',
  'blue-wildebeest',
  'gray-whale',
].flatMap((slug) => trackBySlug(slug) ?? []);

export function Invitation({ onSelect }: { onSelect: () => void }) {
  return (
    <section className={styles.section} aria-labelledby={INVITATION_ID}>
      <h2 id={INVITATION_ID} tabIndex={-1} className={styles.title}>
        Who shall we follow?
      </h2>
      <ul className={styles.rows}>
        {suggestions.map((track) => (
          <TrackRow key={track.slug} track={track} onClick={onSelect} />
        ))}
      </ul>
      <AllTracksLink variant="outline" />
    </section>
  );
}
