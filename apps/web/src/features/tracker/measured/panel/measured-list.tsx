import { measuredTracks } from '@aranya/wildlife-data';
import { KindLabel } from '../../panel/kind-label';
import panelStyles from '../../panel/panel.module.css';
import { MeasuredRow } from './measured-row';

const bySpecies = [...measuredTracks].sort((a, b) => (a.species < b.species ? -1 : 1));

/** @param ids all by default */
export function MeasuredList({ ids }: { ids?: readonly string[] }) {
  const listed = ids ? bySpecies.filter(({ id }) => ids.includes(id)) : bySpecies;
  return (
    <section className={`stack gap-4 ${panelStyles.section}`} aria-labelledby="tracker-measured">
      <h2 id="tracker-measured" className="size-3">
        Tagged animals
      </h2>
      <p className="tiny ink-2">
        <KindLabel kind="measured" /> Journeys as they were recorded, with their dates. Past, not live.
      </p>
      <ul className="stack divided">
        {listed.map((track) => (
          <MeasuredRow key={track.id} track={track} />
        ))}
      </ul>
    </section>
  );
}
