import { DecisionAppeal } from './decision-appeal';
import { DecisionList } from './decision-list';
import { useDecisions } from '../../data/appeals/use-decisions';
import { Section } from '../../lib/section';

/** Suspended members can appeal here against every decision. */
export default function SuspensionAppeal() {
  const { data = [] } = useDecisions();
  const current = data.find(({ subject }) => subject === 'suspension');
  const others = data.filter((decision) => decision !== current);
  return (
    <>
      {current && (current.appeal !== null || current.can_appeal) && (
        <Section className="stack gap-3" title={current.appeal === null ? 'Appeal' : 'Your appeal'}>
          <DecisionAppeal decision={current} open />
        </Section>
      )}
      {others.length > 0 && (
        <Section className="stack gap-3" title="Other decisions about you">
          <DecisionList decisions={others} label="Other decisions" level={3} />
        </Section>
      )}
    </>
  );
}
