import { markWords } from '../mark-words';
import type { Mark } from '../wordle.rules';
import styles from './legend.module.css';
import { MarkIcon } from './mark-icon';

const marks: readonly Mark[] = ['correct', 'present', 'absent'];

export function Legend() {
  return (
    <section className={styles.legend} aria-labelledby="wordle-legend">
      <h2 id="wordle-legend">Reading the tiles</h2>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>
            <span className={styles.sample} data-mark={mark}>
              <MarkIcon mark={mark} />
            </span>
            <span className={styles.words}>{markWords[mark]}</span>
          </li>
        ))}
      </ul>
      <p>
        Any letters make a guess, so try what you like. A letter is marked only as often as the word has it.
      </p>
    </section>
  );
}
