import { VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { rowSentence } from '../mark-words';
import { MAX_GUESSES, roundStatus, type Guess, type WordleRound } from '../wordle.rules';
import styles from './board.module.css';
import { MarkIcon } from './mark-icon';

type BoardProps = {
  round: WordleRound;
  /** Guesses from an earlier visit are not animated. */
  restored: number;
  errorCount: number;
  children?: ReactNode;
  ref?: Ref<HTMLOListElement>;
};

/** Screen readers hear a sentence for each guess instead. */
export function Board({ round, restored, errorCount, children, ref }: BoardProps) {
  const { secret, guesses, typed, error } = round;
  const columns = [...secret].map((_, column) => column);
  const playing = roundStatus(round) === 'playing';
  return (
    <div className={styles.board} data-letters={secret.length}>
      <ol className="stack central" ref={ref} tabIndex={-1} aria-label="Guesses">
        {Array.from({ length: MAX_GUESSES }, (_, row) => {
          const guess = guesses[row];
          if (guess) return <GuessedRow key={row} guess={guess} row={row} turning={row >= restored} />;
          const current = playing && row === guesses.length;
          return (
            <li
              key={current ? `${row}-${errorCount}` : row}
              className={clsx(styles.row, current && error !== undefined && styles.rejected)}
              data-current={current}
              data-left={!playing}
              aria-hidden="true"
            >
              {columns.map((column) => {
                const letter = current ? typed[column] : undefined;
                return (
                  <span
                    key={column}
                    className={styles.tile}
                    data-typed={letter !== undefined}
                    data-next={current && column === typed.length}
                  >
                    {letter}
                  </span>
                );
              })}
              {current && typed.length > columns.length && (
                <span className={styles.excess}>+{typed.length - columns.length}</span>
              )}
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}

const turnAfter = (column: number) => ({ '--after': `${(column + 1) * 90}ms` }) as CSSProperties;

function GuessedRow({ guess, row, turning }: { guess: Guess; row: number; turning: boolean }) {
  return (
    <li className={clsx(styles.row, turning && styles.turning)}>
      <VisuallyHidden>{rowSentence(guess, row + 1)}</VisuallyHidden>
      {guess.marks.map((mark, column) => (
        <span
          key={column}
          className={styles.tile}
          style={turning ? turnAfter(column) : undefined}
          data-mark={mark}
          aria-hidden="true"
        >
          {guess.word[column]}
          <MarkIcon mark={mark} />
        </span>
      ))}
    </li>
  );
}
