import { useGameStatistics } from '../shared/statistics';
import { Board } from './board/board';
import { Legend } from './board/legend';
import { Statistics } from './statistics/statistics';
import { wordleStatistics } from './statistics/wordle-statistics';
import styles from './wordle-game.module.css';
import { replay } from './wordle.rules';
import { WordleTable } from './wordle-table';

/** An empty board of the commonest width, which stands until the browser has drawn a word. */
const reserved = replay('?????', []);

/** Animal Wordle: one hidden animal, six guesses. Its heading is the page's. */
export function WordleGame() {
  const { ready } = useGameStatistics(wordleStatistics);
  return (
    <div className={styles.game}>
      {ready ? (
        <WordleTable />
      ) : (
        <div className={styles.table} aria-busy="true">
          <Board round={reserved} known={0} refusals={0} />
          <div className={styles.controls} />
        </div>
      )}
      <aside className={styles.aside}>
        <Legend />
        <Statistics />
      </aside>
    </div>
  );
}
