import styles from './rules.module.css';

/** Each line is one rule. */
export function RulesList({ text }: { text: string }) {
  const rules = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ol className="stack lined divided">
      {rules.map((rule, index) => (
        // Two lines may be the same.
        <li key={index} className={`pad-y-3 lh-15 ${styles.rule}`}>
          <span className="bold forest" aria-hidden="true">
            {index + 1}
          </span>
          <span className="breaks" dir="auto">
            {rule}
          </span>
        </li>
      ))}
    </ol>
  );
}
