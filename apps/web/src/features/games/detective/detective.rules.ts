import type { DetectiveAnimal } from '@aranya/wildlife-data';

/** Milliseconds between an answer and the next animal. */
export const PAUSE_MS = 1500;

export interface Verdict {
  correct: boolean;
  /** The animal's name, as the data spell it. */
  answer: string;
}

/** A game of Animal Detective: it has no end, after the last animal comes the first again. */
export interface Detective {
  animals: readonly DetectiveAnimal[];
  /** Index of the animal that is looked for. */
  current: number;
  /** Index of the newest clue shown. */
  clue: number;
  /** Right answers so far. */
  score: number;
  /** Right answers in a row. */
  streak: number;
  /** Counts from 1. */
  round: number;
  /** What became of each animal in this round: named, not named, or not yet asked. */
  answers: readonly (boolean | undefined)[];
  /** Right answers of the round before, from its end to the first answer of the next. */
  lastRound: number | undefined;
  /** The answer just given. While it stands nothing can be entered; `goOn` ends it. */
  verdict: Verdict | undefined;
  /** An empty guess was made: it counts for nothing, and the player is told. */
  guessWasEmpty: boolean;
  /** Goes up with every answer, so that a late timer of an earlier one is known and ignored. */
  turn: number;
}

const unasked = (animals: readonly DetectiveAnimal[]) => animals.map(() => undefined);

/** The first clue of the first animal. */
export function startDetective(animals: readonly DetectiveAnimal[]): Detective {
  return {
    animals,
    current: 0,
    clue: 0,
    score: 0,
    streak: 0,
    round: 1,
    answers: unasked(animals),
    lastRound: undefined,
    verdict: undefined,
    guessWasEmpty: false,
    turn: 0,
  };
}

/** The animal that is looked for. */
export function currentAnimal({ animals, current }: Detective): DetectiveAnimal {
  const animal = animals[current];
  if (!animal) throw new RangeError(`There is no animal ${current}.`);
  return animal;
}

/** Whether another clue can be had. */
export function hasNextClue(game: Detective): boolean {
  return game.clue < currentAnimal(game).clues.length - 1;
}

/** Reveals the next clue, if there is one and no answer stands. */
export function nextClue(game: Detective): Detective {
  if (game.verdict || !hasNextClue(game)) return game;
  return { ...game, clue: game.clue + 1, guessWasEmpty: false };
}

const comparable = (name: string) => name.trim().toLowerCase();

/** Takes a guess; case and surrounding spaces do not matter. An empty one only sets `guessWasEmpty`. */
export function guess(game: Detective, text: string): Detective {
  if (game.verdict) return game;
  if (text.trim() === '') return { ...game, guessWasEmpty: true };
  const { name } = currentAnimal(game);
  const correct = comparable(text) === comparable(name);
  return {
    ...game,
    score: game.score + (correct ? 1 : 0),
    streak: correct ? game.streak + 1 : 0,
    answers: game.answers.map((answer, index) => (index === game.current ? correct : answer)),
    lastRound: undefined,
    verdict: { correct, answer: name },
    guessWasEmpty: false,
    turn: game.turn + 1,
  };
}

/** Ends the pause of this turn: the next animal's first clue. A timer that comes late, for another turn, does nothing. */
export function goOn(game: Detective, turn: number): Detective {
  if (!game.verdict || game.turn !== turn) return game;
  const next = { ...game, clue: 0, verdict: undefined };
  if (game.current < game.animals.length - 1) return { ...next, current: game.current + 1 };
  return {
    ...next,
    current: 0,
    round: game.round + 1,
    answers: unasked(game.animals),
    lastRound: namedInRound(game),
  };
}

/** Animals that were named in this round. */
export function namedInRound({ answers }: Detective): number {
  return answers.filter((answer) => answer === true).length;
}

/** What the player reads after a guess. */
export function verdictText({ correct, answer }: Verdict): string {
  return correct ? 'Correct!' : `Wrong! It's ${answer}`;
}
