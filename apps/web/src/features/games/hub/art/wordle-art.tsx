import { MarkIcon } from '../../wordle/board/mark-icon';
import { marksOf } from '../../wordle/wordle.rules';
import styles from './wordle-art.module.css';

const secret = 'tiger';
const guesses = ['camel', 'otter'];

export function WordleArt() {
  return (
    <div className={styles.ground}>
      <div className={styles.rows}>
        {guesses.map((guess) => (
          <div key={guess} className={styles.row}>
            {marksOf(secret, guess).map((mark, place) => (
              <span key={place} className={styles.tile} data-mark={mark}>
                {guess[place]}
                <MarkIcon mark={mark} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
