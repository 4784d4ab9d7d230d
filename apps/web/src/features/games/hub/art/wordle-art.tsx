import { MarkPip } from '../../wordle/board/mark-pip';
import { marksOf } from '../../wordle/wordle.rules';
import styles from './wordle-art.module.css';

const secret = 'tiger';
const guesses = ['camel', 'otter'];

/** Two guesses on the way to a tiger. */
export function WordleArt() {
  return (
    <div className={styles.ground}>
      <div className={styles.rows}>
        {guesses.map((guess) => (
          <div key={guess} className={styles.row}>
            {marksOf(secret, guess).map((mark, place) => (
              <span key={place} className={styles.tile} data-mark={mark}>
                {guess[place]}
                <MarkPip mark={mark} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
