import { markLetters, type Guess as MarkedGuess, roundStatus } from '../shared/word/word.rules';

/** Longer than any word, so that a long guess gets an error. */
export const TYPED_LIMIT = 20;

export const NOT_A_WORD = 'Not in the word list';

export interface Guess extends MarkedGuess {
  readonly word: string;
}

export interface WordleRound {
  readonly secret: string;
  readonly guesses: readonly Guess[];
  readonly typed: string;
  readonly error: string | undefined;
}

/** Returns at least 0, below 1. */
export type Random = () => number;

/** Case does not matter. */
export const markGuess = (secret: string, guess: string) =>
  markLetters([...secret.toLowerCase()], [...guess.toLowerCase()]);

/**
 * Starts a round, with another word than `last` if possible.
 * @throws RangeError without words
 */
export function startRound(words: readonly string[], random: Random, last?: string): WordleRound {
  const others = words.filter((word) => word !== last);
  const choice = others.length > 0 ? others : words;
  const secret = choice[Math.floor(random() * choice.length)];
  if (secret === undefined) throw new RangeError('Animal Wordle needs a word, and a random number below 1.');
  return { secret, guesses: [], typed: '', error: undefined };
}

export function typeText(round: WordleRound, text: string): WordleRound {
  if (roundStatus(round) !== 'playing') return round;
  const typed = text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, TYPED_LIMIT);
  return typed === round.typed ? round : { ...round, typed, error: undefined };
}

export function deleteLetter(round: WordleRound): WordleRound {
  return typeText(round, round.typed.slice(0, -1));
}

/**
 * Enters the typed text. One of the wrong length, or not in the list, stays with an error and does not count.
 */
export function enterGuess(round: WordleRound, isWord: (text: string) => boolean = () => true): WordleRound {
  if (roundStatus(round) !== 'playing') return round;
  const { secret, typed } = round;
  if (typed.length !== secret.length) return { ...round, error: `Word must be ${secret.length} letters` };
  if (!isWord(typed)) return { ...round, error: NOT_A_WORD };
  return {
    secret,
    guesses: [...round.guesses, { word: typed, marks: markGuess(secret, typed) }],
    typed: '',
    error: undefined,
  };
}

/** Replays guesses, without invalid ones. */
export function replay(secret: string, words: readonly string[]): WordleRound {
  const start: WordleRound = { secret, guesses: [], typed: '', error: undefined };
  const end = words.reduce((round, word) => enterGuess(typeText(round, word)), start);
  return { ...end, typed: '', error: undefined };
}
