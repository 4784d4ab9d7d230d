import { StatisticsSection } from '../../shared/statistics-section';
import styles from './statistics.module.css';
import type { WordleStatistics } from './wordle-statistics';

type StatisticsProps = {
  title: string;
  statistics: WordleStatistics;
  unsaved: boolean;
  /** The guesses needed in the round on the board. */
  latest: number | undefined;
};

export function Statistics({ title, statistics, unsaved, latest }: StatisticsProps) {
  const { played, won, streak, bestStreak, distribution } = statistics;
  if (played === 0 && !unsaved) return null;
  const most = Math.max(1, ...distribution);
  return (
    <StatisticsSection
      title={title}
      className={styles.statistics}
      unsaved={unsaved}
      statistics={[
        { label: 'Played', value: played },
        { label: 'Won', value: won },
        { label: 'Current streak', value: streak },
        { label: 'Best streak', value: bestStreak },
      ]}
    >
      <div className={`stack gap-2 ${styles.distribution}`}>
        <h3>Guesses needed</h3>
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
              <span className="visually-hidden">
                {`${index + 1} ${index === 0 ? 'guess' : 'guesses'}: ${count} ${count === 1 ? 'round' : 'rounds'}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </StatisticsSection>
  );
}
