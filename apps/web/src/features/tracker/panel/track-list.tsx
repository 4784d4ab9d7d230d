import { m } from '../../../lib/language/messages';
import { useTracks } from '../track-words';
import { SimulatedNote } from './simulated-note';
import styles from './panel.module.css';
import { TrackRow } from './track-row';

interface TrackListProps {
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: () => void;
}

export function TrackList({ highlighted, onHighlight, onSelect }: TrackListProps) {
  return (
    <section className={`stack gap-4 ${styles.section}`} aria-labelledby="tracker-all">
      <h2 id="tracker-all" className="size-3">
        {m.track_all()}
      </h2>
      <SimulatedNote />
      <ul className="stack divided">
        {useTracks().map((track) => (
          <TrackRow
            key={track.slug}
            track={track}
            highlighted={track.slug === highlighted}
            onClick={onSelect}
            onFocus={() => onHighlight(track.slug)}
            onBlur={() => onHighlight(null)}
            onMouseEnter={() => onHighlight(track.slug)}
            onMouseLeave={() => onHighlight(null)}
          />
        ))}
      </ul>
    </section>
  );
}
