import { m } from '../../lib/language/messages';
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
        <Section
          className="stack gap-3"
          title={current.appeal === null ? m.appeal_heading() : m.own_appeal()}
        >
          <DecisionAppeal decision={current} open />
        </Section>
      )}
      {others.length > 0 && (
        <Section className="stack gap-3" title={m.decisions_other()}>
          <DecisionList decisions={others} label={m.decisions_other_list()} level={3} />
        </Section>
      )}
    </>
  );
}
