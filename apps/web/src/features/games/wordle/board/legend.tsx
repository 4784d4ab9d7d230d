import { Checkbox, VisuallyHidden } from '@aranya/ui';
import { markWords } from '../mark-words';
import type { Mark } from '../wordle.rules';
import { useTypeAnywhere } from '../type-anywhere';
import styles from './legend.module.css';
import { MarkIcon } from './mark-icon';

const marks: readonly Mark[] = ['correct', 'present', 'absent'];

export function Legend() {
  const { anywhere, setAnywhere } = useTypeAnywhere();
  return (
    <section className="stack gap-2 small ink-2 centered centers" aria-labelledby="wordle-legend">
      <h3 id="wordle-legend" className="visually-hidden">
        Reading the tiles
      </h3>
      <ul className="flex wraps gap-2 gap-x-5 central">
        {marks.map((mark) => (
          <li className="flex gap-2 middle" key={mark}>
            <span className={styles.sample} data-mark={mark}>
              <MarkIcon mark={mark} />
            </span>
            <span className={styles.words}>
              <VisuallyHidden>{`${mark}: `}</VisuallyHidden>
              {markWords[mark]}
            </span>
          </li>
        ))}
      </ul>
      <p>
        You can guess any English word of that length. A letter is marked only as often as it is in the word.
      </p>
      <Checkbox
        className={styles.anywhere}
        label="Type anywhere on this page"
        checked={anywhere}
        onChange={(event) => setAnywhere(event.target.checked)}
      />
    </section>
  );
}
