import type { DetectiveAnimal } from '@aranya/wildlife-data';

export const PAUSE_MS = 1500;

export interface Verdict {
  correct: boolean;
  answer: string;
}

/** Endless: the first animal follows the last. */
export interface Detective {
  animals: readonly DetectiveAnimal[];
  current: number;
  /** Index of the newest shown. */
  clue: number;
  score: number;
  streak: number;
  /** From 1. */
  round: number;
  /** By animal; undefined before its turn. */
  answers: readonly (boolean | undefined)[];
  /** Until the first answer of the next. */
  lastRound: number | undefined;
  /** No guess is accepted until `nextAnimal`. */
  verdict: Verdict | undefined;
  guessWasEmpty: boolean;
  /** Increases with every answer: late timers of earlier ones are ignored. */
  turn: number;
}

const unasked = (animals: readonly DetectiveAnimal[]) => animals.map(() => undefined);

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

export function currentAnimal({ animals, current }: Detective): DetectiveAnimal {
  const animal = animals[current];
  if (!animal) throw new RangeError(`There is no animal ${current}.`);
  return animal;
}

export function hasNextClue(game: Detective): boolean {
  return game.clue < currentAnimal(game).clues.length - 1;
}

export function nextClue(game: Detective): Detective {
  if (game.verdict || !hasNextClue(game)) return game;
  return { ...game, clue: game.clue + 1, guessWasEmpty: false };
}

const comparable = (name: string) => name.trim().toLowerCase();

/** Ignores case and surrounding spaces. */
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

/** Does nothing for another turn. */
export function nextAnimal(game: Detective, turn: number): Detective {
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

export function namedInRound({ answers }: Detective): number {
  return answers.filter((answer) => answer === true).length;
}

export function verdictText({ correct, answer }: Verdict): string {
  return correct ? 'Correct!' : `Wrong! It's ${answer}`;
}
