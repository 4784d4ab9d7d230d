import { MAX_GUESSES, type Guess, type Mark } from './wordle.rules';

export const markWords: Record<Mark, string> = {
  correct: 'in the right place',
  present: 'elsewhere in the word',
  absent: 'not in the word',
};

/** "Not there again" follows a letter that the guess has more often than the word. */
export function guessSentence({ word, marks }: Guess, number: number): string {
  const found = new Set([...word].filter((_, index) => marks[index] !== 'absent'));
  const letters = [...word].map((letter, index) => {
    const mark = marks[index] ?? 'absent';
    const words = mark === 'absent' && found.has(letter) ? 'not there again' : markWords[mark];
    return `${letter.toUpperCase()} ${words}`;
  });
  return `Guess ${number} of ${MAX_GUESSES}, ${word}: ${letters.join(', ')}.`;
}

/** The specification gives these sentences. */
export const verdicts = {
  playing: () => undefined,
  won: () => 'Correct! You guessed the animal',
  lost: (word: string) => `Game over! The animal was ${word}`,
} as const;
