/** Guesses in one round, by the specification. */
export const MAX_GUESSES = 6;

/** Letters that may stand in the field: more than any word has, so that a word too long can be refused in words. */
export const TYPED_LIMIT = 20;

/** What a letter of a guess turned out to be: in its place, elsewhere in the word, or not (again) in the word. */
export type Mark = 'correct' | 'present' | 'absent';

export interface Guess {
  readonly word: string;
  /** One for each letter of `word`. */
  readonly marks: readonly Mark[];
}

/** One round. Whether it is over follows from its guesses: see `statusOf`. */
export interface WordleRound {
  readonly secret: string;
  readonly guesses: readonly Guess[];
  /** What stands in the field: lower-case letters only. */
  readonly typed: string;
  /** Why the last guess did not count, until something else is typed. */
  readonly refusal: string | undefined;
}

export type RoundStatus = 'playing' | 'won' | 'lost';

/** Chance: a number from 0 up to, not including, 1. */
export type Chance = () => number;

/**
 * Marks a guess as the well-known game does: letters in their place first, then from the left each other letter is
 * present as long as the word has that letter left. Case does not count.
 */
export function marksOf(secret: string, guess: string): Mark[] {
  const wanted = [...secret.toLowerCase()];
  const given = [...guess.toLowerCase()];
  const left = wanted.filter((letter, place) => letter !== given[place]);
  return given.map((letter, place) => {
    if (letter === wanted[place]) return 'correct';
    const found = left.indexOf(letter);
    if (found < 0) return 'absent';
    left.splice(found, 1);
    return 'present';
  });
}

/** A new round with a word of the list other than the last one's, if there is another. The list is not empty. */
export function startRound(words: readonly string[], chance: Chance, last?: string): WordleRound {
  const others = words.filter((word) => word !== last);
  const choice = others.length > 0 ? others : words;
  const secret = choice[Math.floor(chance() * choice.length)];
  if (secret === undefined) throw new RangeError('Animal Wordle needs a word, and chance below 1.');
  return { secret, guesses: [], typed: '', refusal: undefined };
}

export function statusOf({ secret, guesses }: WordleRound): RoundStatus {
  if (guesses.at(-1)?.word === secret.toLowerCase()) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
}

/** The round with this text in the field. Of any text only the letters a to z stay, in lower case. */
export function typeText(round: WordleRound, text: string): WordleRound {
  if (statusOf(round) !== 'playing') return round;
  const typed = text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, TYPED_LIMIT);
  return typed === round.typed ? round : { ...round, typed, refusal: undefined };
}

export function deleteLetter(round: WordleRound): WordleRound {
  return typeText(round, round.typed.slice(0, -1));
}

/**
 * Guesses what was typed. A text of another length than the word is refused and not counted, and its letters stay.
 * After the end of the round nothing changes.
 */
export function enterGuess(round: WordleRound): WordleRound {
  if (statusOf(round) !== 'playing') return round;
  const { secret, typed } = round;
  if (typed.length !== secret.length) return { ...round, refusal: `Word must be ${secret.length} letters` };
  return {
    secret,
    guesses: [...round.guesses, { word: typed, marks: marksOf(secret, typed) }],
    typed: '',
    refusal: undefined,
  };
}

/** A round taken up again: the guesses one after another, as far as they count. */
export function replay(secret: string, words: readonly string[]): WordleRound {
  const start: WordleRound = { secret, guesses: [], typed: '', refusal: undefined };
  const end = words.reduce((round, word) => enterGuess(typeText(round, word)), start);
  return { ...end, typed: '', refusal: undefined };
}

const worth: Record<Mark, number> = { absent: 0, present: 1, correct: 2 };

/** The best that is known of each letter guessed so far, for the keyboard. */
export function bestMarks(guesses: readonly Guess[]): ReadonlyMap<string, Mark> {
  const best = new Map<string, Mark>();
  for (const { word, marks } of guesses) {
    marks.forEach((mark, place) => {
      const letter = word[place] ?? '';
      const known = best.get(letter);
      if (known === undefined || worth[mark] > worth[known]) best.set(letter, mark);
    });
  }
  return best;
}
