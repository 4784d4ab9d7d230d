import { VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './board.module.css';
import { MarkIcon } from './mark-icon';
import marked from './mark.module.css';
import { type Guess, MAX_GUESSES, roundStatus } from './word.rules';

type BoardProps<Guessed extends Guess> = {
  label: string;
  /** Letters of the word. */
  columns: number;
  guesses: readonly Guessed[];
  /** By letters. */
  typed?: ArrayLike<string>;
  rejected?: boolean;
  sentenceOf: (guess: Guessed, row: number) => string;
  /** Guesses from an earlier visit are not animated. */
  restored?: number;
  errorCount?: number;
  children?: ReactNode;
  ref?: Ref<HTMLOListElement>;
};

/** Screen readers hear a sentence for each guess instead. */
export function Board<Guessed extends Guess>({
  label,
  columns,
  guesses,
  typed = '',
  rejected = false,
  sentenceOf,
  restored = 0,
  errorCount = 0,
  children,
  ref,
}: BoardProps<Guessed>) {
  const playing = roundStatus({ guesses }) === 'playing';
  return (
    <div className={styles.board} data-letters={columns}>
      <ol className="stack central" ref={ref} tabIndex={-1} aria-label={label}>
        {Array.from({ length: MAX_GUESSES }, (_, row) => {
          const guess = guesses[row];
          if (guess) {
            const sentence = sentenceOf(guess, row + 1);
            return <GuessedRow key={row} guess={guess} sentence={sentence} turning={row >= restored} />;
          }
          const current = playing && row === guesses.length;
          return (
            <li
              key={current ? `${row}-${errorCount}` : row}
              className={clsx(styles.row, current && rejected && styles.rejected)}
              data-current={current}
              data-left={!playing}
              aria-hidden="true"
            >
              {Array.from({ length: columns }, (_, column) => {
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
              {current && typed.length > columns && (
                <span className={styles.excess}>+{typed.length - columns}</span>
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

type GuessedRowProps = { guess: Guess; sentence: string; turning: boolean };

function GuessedRow({ guess, sentence, turning }: GuessedRowProps) {
  return (
    <li className={clsx(styles.row, turning && styles.turning)}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {guess.marks.map((mark, column) => (
        <span
          key={column}
          className={clsx(marked.mark, styles.tile)}
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
