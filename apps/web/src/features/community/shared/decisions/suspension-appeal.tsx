import { DecisionAnswer } from './decision-answer';
import styles from './decisions.module.css';
import { useDecisions } from './use-decisions';

/** On the screen of a suspended member. */
export default function SuspensionAppeal() {
  const { data } = useDecisions();
  const decision = data?.find(({ subject }) => subject === 'suspension');
  if (decision === undefined || (decision.appeal === null && !decision.can_appeal)) return null;
  return (
    <section className={styles.section} aria-labelledby="appeal-heading">
      <h2 id="appeal-heading" className={styles.heading}>
        {decision.appeal === null ? 'Ask for another look' : 'Another look'}
      </h2>
      <DecisionAnswer decision={decision} open />
    </section>
  );
}
