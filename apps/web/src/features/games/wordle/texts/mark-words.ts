import { MAX_GUESSES, type Guess, type Mark } from '../wordle.rules';

/** Each mark in words, as the legend shows it and screen readers hear it after a letter. */
export const markWords: Record<Mark, string> = {
  correct: 'in the right place',
  present: 'elsewhere in the word',
  absent: 'not in the word',
};

/**
 * A row's result in one sentence. A letter that the word has, but not as often as the guess, is not called missing:
 * there is only no more of it.
 */
export function guessSentence({ word, marks }: Guess, number: number): string {
  const found = new Set([...word].filter((_, place) => marks[place] !== 'absent'));
  const letters = [...word].map((letter, place) => {
    const mark = marks[place] ?? 'absent';
    const words = mark === 'absent' && found.has(letter) ? 'no more of it' : markWords[mark];
    return `${letter.toUpperCase()} ${words}`;
  });
  return `Guess ${number} of ${MAX_GUESSES}, ${word}: ${letters.join(', ')}.`;
}

/** The end of a round in the specification's words, or undefined while it goes on. */
export const verdicts = {
  playing: () => undefined,
  won: () => 'Correct! You guessed the animal',
  lost: (word: string) => `Game over! The animal was ${word}`,
} as const;
