export const MAX_GUESSES = 6;

/** Longer than any word, so that a long guess gets an error. */
export const TYPED_LIMIT = 20;

export const NOT_A_WORD = 'Not in the word list';

export type Mark = 'correct' | 'present' | 'absent';

export interface Guess {
  readonly word: string;
  readonly marks: readonly Mark[];
}

export interface WordleRound {
  readonly secret: string;
  readonly guesses: readonly Guess[];
  readonly typed: string;
  readonly error: string | undefined;
}

export type RoundStatus = 'playing' | 'won' | 'lost';

/** Returns at least 0, below 1. */
export type Random = () => number;

/** Marks letters from the left; one is present while the word has more of it. Case does not matter. */
export function markGuess(secret: string, guess: string): Mark[] {
  const wanted = [...secret.toLowerCase()];
  const given = [...guess.toLowerCase()];
  const left = wanted.filter((letter, index) => letter !== given[index]);
  return given.map((letter, index) => {
    if (letter === wanted[index]) return 'correct';
    const found = left.indexOf(letter);
    if (found < 0) return 'absent';
    left.splice(found, 1);
    return 'present';
  });
}

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

export function roundStatus({ secret, guesses }: WordleRound): RoundStatus {
  if (guesses.at(-1)?.word === secret.toLowerCase()) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
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

const rank: Record<Mark, number> = { absent: 0, present: 1, correct: 2 };

export function bestMarks(guesses: readonly Guess[]): ReadonlyMap<string, Mark> {
  const best = new Map<string, Mark>();
  for (const { word, marks } of guesses) {
    marks.forEach((mark, index) => {
      const letter = word[index] ?? '';
      const before = best.get(letter);
      if (before === undefined || rank[mark] > rank[before]) best.set(letter, mark);
    });
  }
  return best;
}
