import type { DetectiveAnimal } from '@aranya/wildlife-data';

export const PAUSE_MS = 1500;

export interface Verdict {
  correct: boolean;
  answer: string;
}

export interface GuessResult {
  correct: boolean;
  /** Shown before the guess, from 1. */
  clues: number;
}

/** An animal and its answer. */
export interface Case extends GuessResult {
  animal: DetectiveAnimal;
}

/** The animals of a round, from round 1. */
export type RoundOrder = (round: number) => readonly DetectiveAnimal[];

export interface Detective {
  getOrder: RoundOrder;
  /** The first animal follows the last; else the game ends. */
  endless: boolean;
  /** In the order of this round. */
  animals: readonly DetectiveAnimal[];
  /** From 1. */
  round: number;
  /** Index of the newest shown. */
  clue: number;
  score: number;
  streak: number;
  /** Of this round, the newest last. */
  answers: readonly GuessResult[];
  /** Of the round before; empty in the first. */
  lastAnswers: readonly GuessResult[];
  /** No guess is accepted until `nextAnimal`. */
  verdict: Verdict | undefined;
  guessWasEmpty: boolean;
  /** After the pause of the last answer of a game that is not endless. */
  finished: boolean;
  /** Increases with every answer: late timers of earlier ones are ignored. */
  turn: number;
}

/** A game of one round, or of one after the other. */
export function startDetective(getOrder: RoundOrder, endless = false): Detective {
  return {
    getOrder,
    endless,
    animals: getOrder(1),
    round: 1,
    clue: 0,
    score: 0,
    streak: 0,
    answers: [],
    lastAnswers: [],
    verdict: undefined,
    guessWasEmpty: false,
    finished: false,
    turn: 0,
  };
}

/** Index of the animal on the board; the answered one stays until `nextAnimal`. */
export function currentIndex({ answers, verdict, finished }: Detective): number {
  return answers.length - (verdict || finished ? 1 : 0);
}

/** @throws RangeError without animals */
export function currentAnimal(game: Detective): DetectiveAnimal {
  const animal = game.animals[currentIndex(game)];
  if (!animal) throw new RangeError(`There is no animal ${currentIndex(game)}.`);
  return animal;
}

export function hasNextClue(game: Detective): boolean {
  return game.clue < currentAnimal(game).clues.length - 1;
}

export function nextClue(game: Detective): Detective {
  if (game.verdict || game.finished || !hasNextClue(game)) return game;
  return { ...game, clue: game.clue + 1, guessWasEmpty: false };
}

const comparable = (name: string) => name.trim().toLowerCase();

/** Ignores case and surrounding spaces. */
export function guess(game: Detective, text: string): Detective {
  if (game.verdict || game.finished) return game;
  if (text.trim() === '') return { ...game, guessWasEmpty: true };
  const { name } = currentAnimal(game);
  const correct = comparable(text) === comparable(name);
  return {
    ...game,
    score: game.score + (correct ? 1 : 0),
    streak: correct ? game.streak + 1 : 0,
    answers: [...game.answers, { correct, clues: game.clue + 1 }],
    verdict: { correct, answer: name },
    guessWasEmpty: false,
    turn: game.turn + 1,
  };
}

/** Does nothing for another turn. */
export function nextAnimal(game: Detective, turn: number): Detective {
  if (!game.verdict || game.turn !== turn) return game;
  const next = { ...game, clue: 0, verdict: undefined };
  if (game.answers.length < game.animals.length) return next;
  if (!game.endless) return { ...next, finished: true };
  const round = game.round + 1;
  return { ...next, round, animals: game.getOrder(round), answers: [], lastAnswers: game.answers };
}

export function namedIn(answers: readonly GuessResult[]): number {
  return answers.filter(({ correct }) => correct).length;
}

/** Clues shown in all. */
export function cluesIn(answers: readonly GuessResult[]): number {
  return answers.reduce((sum, { clues }) => sum + clues, 0);
}

/** The answered animals of a round. */
export function answeredCases(animals: readonly DetectiveAnimal[], answers: readonly GuessResult[]): Case[] {
  return animals.slice(0, answers.length).flatMap((animal, index) => {
    const answer = answers[index];
    return answer ? [{ ...answer, animal }] : [];
  });
}

export function verdictText({ correct, answer }: Verdict): string {
  return correct ? 'Correct!' : `Wrong! It's ${answer}`;
}
