import { DecisionAnswer } from './decision-answer';
import type { DecisionNoteProps } from './decision-note';
import styles from './decisions.module.css';
import { useDecisions } from './use-decisions';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export default function LoadedNote({ subject, id }: DecisionNoteProps) {
  const { data } = useDecisions();
  const decision = data?.find((one) => one.subject === subject && one.subject_id === id);
  if (decision === undefined) return null;
  return (
    <div className={styles.note}>
      {decision.until !== null && (
        <p>It can be restored until {date.format(new Date(decision.until))}; then it is deleted.</p>
      )}
      <DecisionAnswer decision={decision} />
    </div>
  );
}
