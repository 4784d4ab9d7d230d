import type { Mark } from '../shared/word/word.rules';
import type { Guess } from './wordle.rules';

export const markWords: Record<Exclude<Mark, 'kin'>, string> = {
  correct: 'in the right place',
  present: 'elsewhere in the word',
  absent: 'not in the word',
};

/** Describes a row; "not there again" follows a letter that the word has less often. */
export function rowSentence({ word, marks }: Guess, row: number): string {
  const found = new Set([...word].filter((_, index) => marks[index] !== 'absent'));
  const letters = [...word].map((letter, index) => {
    const mark = marks[index] ?? 'absent';
    return `${letter.toUpperCase()} ${mark === 'absent' && found.has(letter) ? 'not there again' : mark}`;
  });
  return `Row ${row}: ${letters.join(', ')}.`;
}

/** The specification's sentences. */
export const verdicts = {
  playing: () => undefined,
  won: () => 'Correct! You guessed the animal',
  lost: (word: string) => `Game over! The animal was ${word}`,
} as const;
