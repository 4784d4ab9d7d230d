import { usePersisted } from '../../../lib/persisted-store';
import { Board } from './board/board';
import { Legend } from './board/legend';
import { RoundView } from './round-view';
import { savedRoundStore } from './saved-round';
import { Statistics } from './statistics/statistics';
import styles from './wordle-game.module.css';
import { replay } from './wordle.rules';

/** Keeps the space until the saved round is read; five letters are the most frequent. */
const placeholder = replay('?????', []);

export function WordleGame() {
  const { value: saved, ready } = usePersisted(savedRoundStore);
  return (
    <div className={styles.game}>
      {ready ? (
        <RoundView saved={saved} />
      ) : (
        <div className={styles.round} aria-busy="true">
          <Board round={placeholder} restored={0} errorCount={0} />
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
