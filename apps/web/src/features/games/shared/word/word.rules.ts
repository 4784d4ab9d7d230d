export const MAX_GUESSES = 6;

/** `kin`: the word has a letter like it. */
export type Mark = 'correct' | 'present' | 'kin' | 'absent';

export interface Guess {
  /** By letters. */
  readonly word: ArrayLike<string>;
  readonly marks: readonly Mark[];
}

export type RoundStatus = 'playing' | 'won' | 'lost';

/**
 * Marks letters from the left; one is present while the word has more of it. What the word then has left may be
 * like the others.
 */
export function markLetters(
  wanted: readonly string[],
  given: readonly string[],
  areKin: (one: string, other: string) => boolean = () => false,
): Mark[] {
  const left = wanted.filter((letter, index) => letter !== given[index]);
  const take = (fits: (letter: string) => boolean) => {
    const found = left.findIndex(fits);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  };
  return given
    .map((letter, index): Mark => {
      if (letter === wanted[index]) return 'correct';
      return take((each) => each === letter) ? 'present' : 'absent';
    })
    .map((mark, index) => {
      const letter = given[index] ?? '';
      return mark === 'absent' && take((each) => areKin(each, letter)) ? 'kin' : mark;
    });
}

export function roundStatus({ guesses }: { guesses: readonly Guess[] }): RoundStatus {
  if (guesses.at(-1)?.marks.every((mark) => mark === 'correct')) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
}

const rank: Record<Mark, number> = { absent: 0, kin: 1, present: 2, correct: 3 };

/** @param keysOf the keys that say a letter of a guess */
export function bestMarks(
  guesses: readonly Guess[],
  keysOf: (letter: string, mark: Mark) => readonly string[] = (letter) => [letter],
): ReadonlyMap<string, Mark> {
  const best = new Map<string, Mark>();
  for (const { word, marks } of guesses) {
    marks.forEach((mark, index) => {
      for (const key of keysOf(word[index] ?? '', mark)) {
        const before = best.get(key);
        if (before === undefined || rank[mark] > rank[before]) best.set(key, mark);
      }
    });
  }
  return best;
}
