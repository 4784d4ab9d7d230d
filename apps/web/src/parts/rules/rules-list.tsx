/** As wide as a digit, so that all rules begin at one edge. */
const FIGURE_SPACE = '\u2007';

/** Each line is one rule. */
export function RulesList({ text }: { text: string }) {
  const rules = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ol className="stack lined divided">
      {rules.map((rule, index) => (
        // Two lines may be the same.
        <li key={index} className="stack beside gap-x-4 pad-y-3 lh-15">
          <span className="bold forest" aria-hidden="true">
            {String(index + 1).padStart(String(rules.length).length, FIGURE_SPACE)}
          </span>
          <span className="breaks" dir="auto">
            {rule}
          </span>
        </li>
      ))}
    </ol>
  );
}
