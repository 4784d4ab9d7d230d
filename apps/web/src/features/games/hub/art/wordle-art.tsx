import { MarkIcon } from '../../shared/word/mark-icon';
import { markGuess } from '../../wordle/wordle.rules';
import styles from './wordle-art.module.css';

const secret = 'tiger';
const guesses = ['camel', 'otter'];

export function WordleArt() {
  return (
    <div className={styles.ground}>
      <div className={styles.rows}>
        {guesses.map((guess) => (
          <div key={guess} className={styles.row}>
            {markGuess(secret, guess).map((mark, column) => (
              <span key={column} className={styles.tile} data-mark={mark}>
                {guess[column]}
                <MarkIcon mark={mark} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
