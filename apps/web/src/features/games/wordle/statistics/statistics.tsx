import { StatisticsSection } from '../../shared/statistics-section';
import type { WordStatistics } from '../../shared/word/daily-statistics';
import { GuessesNeeded } from '../../shared/word/guesses-needed';
import styles from '../../shared/word/statistics.module.css';

type StatisticsProps = {
  title: string;
  statistics: WordStatistics;
  unsaved: boolean;
  /** The guesses needed in the round on the board. */
  latest: number | undefined;
};

export function Statistics({ title, statistics, unsaved, latest }: StatisticsProps) {
  const { played, won, streak, bestStreak, distribution } = statistics;
  if (played === 0 && !unsaved) return null;
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
      <GuessesNeeded
        title="Guesses needed"
        distribution={distribution}
        latest={latest}
        sentenceOf={(guesses, rounds) =>
          `${guesses} ${guesses === 1 ? 'guess' : 'guesses'}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
        }
      />
    </StatisticsSection>
  );
}
