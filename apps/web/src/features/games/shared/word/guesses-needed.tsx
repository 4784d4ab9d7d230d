import styles from './statistics.module.css';

type GuessesNeededProps = {
  title: string;
  distribution: readonly number[];
  /** The guesses needed in the round on the board. */
  latest: number | undefined;
  sentenceOf: (guesses: number, rounds: number) => string;
};

export function GuessesNeeded({ title, distribution, latest, sentenceOf }: GuessesNeededProps) {
  const most = Math.max(1, ...distribution);
  return (
    <div className={`stack gap-2 ${styles.distribution}`}>
      <h3>{title}</h3>
      <ol className="stack gap-snug">
        {distribution.map((count, index) => (
          <li
            className="num stack gap-3 middle anchor small lh-13"
            key={index}
            data-latest={latest === index + 1}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span className={styles.track} aria-hidden="true">
              {/* Prerendered HTML has no bar, because the content security policy refuses style attributes. */}
              {count > 0 && (
                <span className={styles.bar} style={{ width: `${Math.round((count / most) * 100)}%` }} />
              )}
            </span>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{sentenceOf(index + 1, count)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
