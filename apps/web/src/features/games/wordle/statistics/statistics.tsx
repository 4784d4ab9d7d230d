import { Figures } from '../../shared/figures';
import { useGameStatistics } from '../../shared/statistics';
import styles from './statistics.module.css';
import { wordleStatistics } from './wordle-statistics';

/** What was reached in this browser, and in how many guesses. */
export function Statistics() {
  const { statistics, problem } = useGameStatistics(wordleStatistics);
  const { played, won, streak, bestStreak, distribution } = statistics;
  const most = Math.max(1, ...distribution);
  return (
    <section className={styles.statistics} aria-labelledby="wordle-statistics">
      <h2 id="wordle-statistics">Your rounds</h2>
      <Figures
        figures={[
          { label: 'Played', value: played },
          { label: 'Won', value: won },
          { label: 'Current streak', value: streak },
          { label: 'Best streak', value: bestStreak },
        ]}
      />
      <div className={styles.distribution}>
        <h3>Guesses needed</h3>
        <ol>
          {distribution.map((count, index) => (
            <li key={index}>
              <span aria-hidden="true">{index + 1}</span>
              <span className={styles.track} aria-hidden="true">
                {/* The width is set by script, and there is none in prerendered HTML: the policy refuses it there. */}
                {count > 0 && (
                  <span className={styles.bar} style={{ width: `${Math.round((count / most) * 100)}%` }} />
                )}
              </span>
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">
                {`${index + 1} ${index === 0 ? 'guess' : 'guesses'}: ${count} ${count === 1 ? 'round' : 'rounds'}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
    </section>
  );
}
