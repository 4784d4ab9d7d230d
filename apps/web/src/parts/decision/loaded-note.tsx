import type { AppealSubject } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { dateFormat } from '../../lib/time/date-format';
import { DecisionAppeal } from './decision-appeal';
import { useDecisions } from '../../data/appeals/use-decisions';

const date = dateFormat({ dateStyle: 'long' });

export default function LoadedNote({ subject, id }: { subject: AppealSubject; id: string }) {
  const { data } = useDecisions();
  const decision = data?.find((one) => one.subject === subject && one.subject_id === id);
  if (decision === undefined) return null;
  return (
    <div className="stack gap-3 over-2">
      {decision.until !== null && (
        <p>{m.decision_restorable({ day: date().format(new Date(decision.until)) })}</p>
      )}
      <DecisionAppeal decision={decision} />
    </div>
  );
}
