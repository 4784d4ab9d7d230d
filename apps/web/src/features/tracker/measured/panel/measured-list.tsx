import { m } from '../../../../lib/language/messages';
import { KindLabel } from '../../panel/kind-label';
import panelStyles from '../../panel/panel.module.css';
import { useMeasured } from '../measured-words';
import { MeasuredRow } from './measured-row';

/** @param ids all by default */
export function MeasuredList({ ids }: { ids?: readonly string[] }) {
  const bySpecies = [...useMeasured()].sort((a, b) => (a.species < b.species ? -1 : 1));
  const listed = ids ? bySpecies.filter(({ id }) => ids.includes(id)) : bySpecies;
  return (
    <section className={`stack gap-4 ${panelStyles.section}`} aria-labelledby="tracker-measured">
      <h2 id="tracker-measured" className="size-3">
        {m.journey_tagged()}
      </h2>
      <p className="tiny ink-2">
        <KindLabel kind="measured" /> {m.journey_tagged_note()}
      </p>
      <ul className="stack divided">
        {listed.map((track) => (
          <MeasuredRow key={track.id} track={track} />
        ))}
      </ul>
    </section>
  );
}
