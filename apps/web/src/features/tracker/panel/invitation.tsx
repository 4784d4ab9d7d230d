import { m } from '../../../lib/language/messages';
import { MeasuredList } from '../measured/panel/measured-list';
import { RecentTracks } from '../recent/recent-tracks';
import { SimulatedNote } from './simulated-note';
import { useTracks } from '../track-words';
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
];

/** From Mongolia over India to Africa, round a desert, through a sea of ice, out of Europe, down a coast. */
const measuredSuggestions = [
  'cuckoo-bed44e',
  'elephant-salif-keita-year1',
  'walrus-357',
  'white-stork-linus-b',
  'blue-whale-2006ca-bmu-02083',
];

export function Invitation({ onSelect }: { onSelect: () => void }) {
  const tracks = useTracks();
  const suggested = suggestions.flatMap((wanted) => tracks.find(({ slug }) => slug === wanted) ?? []);
  return (
    <>
      <section className={`stack gap-4 ${styles.section}`} aria-labelledby={INVITATION_ID}>
        <h2 id={INVITATION_ID} tabIndex={-1} className="size-3">
          {m.track_invite()}
        </h2>
        <SimulatedNote />
        <ul className="stack divided">
          {suggested.map((track) => (
            <TrackRow key={track.slug} track={track} onClick={onSelect} />
          ))}
        </ul>
      </section>
      <MeasuredList ids={measuredSuggestions} />
      <RecentTracks />
      <AllTracksLink variant="outline" />
    </>
  );
}
