import { foldAksharas, lettersOf, splitAksharas } from '@aranya/wildlife-data';
import { bestMarks, type Guess, type Mark, markLetters, roundStatus } from '../shared/word/word.rules';

export interface AksharaGuess extends Guess {
  readonly word: readonly string[];
}

const comparable = (text: string) => splitAksharas(foldAksharas(text));

/** Two aksharas are kin by a consonant of both, whatever their signs, or by the same vowel. */
const areKin = (one: string, other: string) => {
  const letters = lettersOf(other);
  return lettersOf(one).some((letter) => letters.includes(letter));
};

export const markAksharas = (secret: string, guess: string): Mark[] =>
  markLetters(comparable(secret), comparable(guess), areKin);

/** Replays guesses, without invalid ones. */
export function replay(secret: string, texts: readonly string[]): readonly AksharaGuess[] {
  const { length } = splitAksharas(secret);
  return texts.reduce<readonly AksharaGuess[]>((guesses, text) => {
    const word = splitAksharas(text);
    if (word.length !== length || roundStatus({ guesses }) !== 'playing') return guesses;
    return [...guesses, { word, marks: markAksharas(secret, text) }];
  }, []);
}

/**
 * What is known of each consonant. A vowel's key also types its sign, of which a mark says nothing, and of joined
 * consonants that are kin one cannot tell which is meant.
 */
export const keyMarks = (guesses: readonly AksharaGuess[]): ReadonlyMap<string, Mark> =>
  bestMarks(guesses, (akshara, mark) => {
    const consonants = lettersOf(foldAksharas(akshara)).filter((letter) => /[क-ह]/u.test(letter));
    return mark === 'kin' && consonants.length > 1 ? [] : consonants;
  });
