import styles from './rules.module.css';

/** Each line is one rule. */
export function RulesList({ text }: { text: string }) {
  const rules = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ol className="stack lined divided">
      {rules.map((rule, index) => {
        const { point, rest } = split(rule);
        return (
          // Two lines may be the same.
          <li key={index} className={`pad-y-3 lh-15 ${styles.rule}`}>
            <span className="size-3 forest" aria-hidden="true">
              {index + 1}
            </span>
            <span className="breaks" dir="auto">
              {rest !== '' && <strong className="block semibold size-4 lh-135">{point}</strong>}
              {rest === '' ? rule : <span className="block">{rest}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Up to its first pause a rule says what it is about. */
function split(rule: string) {
  const [, point = '', rest = ''] = /^(.+?[,.;:।])(\s.+)$/u.exec(rule.trim()) ?? [];
  return { point, rest };
}
