import { DecisionAppeal } from './decision-appeal';
import { DecisionList } from './decision-list';
import { useDecisions } from '../../data/appeals/use-decisions';

/** Suspended members can appeal here against every decision. */
export default function SuspensionAppeal() {
  const { data = [] } = useDecisions();
  const current = data.find(({ subject }) => subject === 'suspension');
  const others = data.filter((decision) => decision !== current);
  return (
    <>
      {current && (current.appeal !== null || current.can_appeal) && (
        <section className="stack gap-3" aria-labelledby="appeal-heading">
          <h2 id="appeal-heading" className="size-3">
            {current.appeal === null ? 'Appeal' : 'Your appeal'}
          </h2>
          <DecisionAppeal decision={current} open />
        </section>
      )}
      {others.length > 0 && (
        <section className="stack gap-3" aria-labelledby="decisions-heading">
          <h2 id="decisions-heading" className="size-3">
            Other decisions about you
          </h2>
          <DecisionList decisions={others} label="Other decisions" level={3} />
        </section>
      )}
    </>
  );
}
