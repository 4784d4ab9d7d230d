import { VisuallyHidden } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import styles from './clue-list.module.css';
import { currentAnimal, type Detective } from './detective.rules';

export function ClueList({ game }: { game: Detective }) {
  const { clues } = currentAnimal(game);
  return (
    <ol className={`stack gap-3 packed ${styles.clues}`} aria-label={m.detective_clues()}>
      {clues.slice(0, game.clue + 1).map((clue, index) => (
        <li
          className="stack beside gap-3 baseline ink-2"
          key={clue}
          data-newest={index === game.clue || undefined}
        >
          <span className={styles.number}>
            <VisuallyHidden>{m.detective_clue_of({ number: index + 1, count: clues.length })}</VisuallyHidden>
            <span aria-hidden="true">{index + 1}</span>
          </span>
          <q className="appears">
            <Said text={clue} />
          </q>
        </li>
      ))}
    </ol>
  );
}
