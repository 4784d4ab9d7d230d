import { VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { guessSentence } from '../texts/mark-words';
import { MAX_GUESSES, type Guess, type WordleRound } from '../wordle.rules';
import styles from './board.module.css';
import { MarkPip } from './mark-pip';

type BoardProps = {
  round: WordleRound;
  /** Guesses that were there before: their tiles lie turned already. */
  known: number;
  /** Counts refusals, so that each of them shakes the row. */
  refusals: number;
  ref?: Ref<HTMLOListElement>;
};

/** Six rows as wide as the word. Each row that counts is a sentence to screen readers, its tiles are for the eye. */
export function Board({ round, known, refusals, ref }: BoardProps) {
  const { secret, guesses, typed, refusal } = round;
  const places = [...secret].map((_, place) => place);
  return (
    <ol ref={ref} tabIndex={-1} className={styles.board} aria-label="Guesses" data-letters={secret.length}>
      {Array.from({ length: MAX_GUESSES }, (_, row) => {
        const guess = guesses[row];
        if (guess) return <GuessedRow key={row} guess={guess} row={row} turning={row >= known} />;
        const current = row === guesses.length;
        return (
          <li
            key={current ? `${row}-${refusals}` : row}
            className={clsx(styles.row, current && refusal !== undefined && styles.refused)}
            aria-hidden="true"
          >
            {places.map((place) => {
              const letter = current ? typed[place] : undefined;
              return (
                <span key={place} className={styles.tile} data-typed={letter !== undefined}>
                  {letter}
                </span>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}

function GuessedRow({ guess, row, turning }: { guess: Guess; row: number; turning: boolean }) {
  return (
    <li className={clsx(styles.row, turning && styles.turning)}>
      <VisuallyHidden>{guessSentence(guess, row + 1)}</VisuallyHidden>
      {guess.marks.map((mark, place) => (
        <span key={place} className={styles.tile} data-mark={mark} aria-hidden="true">
          {guess.word[place]}
          <MarkPip mark={mark} />
        </span>
      ))}
    </li>
  );
}
