import type { DetectiveAnimal } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';

export const PAUSE_MS = 1500;

export interface Verdict {
  correct: boolean;
  answer: string;
}

export interface GuessResult {
  correct: boolean;
  /** The number of clues shown before the guess, from 1. */
  clues: number;
}

/** An animal with other names for which its riddle is solved as well. */
export type Suspect = DetectiveAnimal & { answers?: readonly string[] };

export interface Case extends GuessResult {
  animal: Suspect;
}

export interface Detective {
  /** An endless game starts again after the last animal. */
  endless: boolean;
  animals: readonly Suspect[];
  /** Counts from 1. */
  round: number;
  clue: number;
  score: number;
  streak: number;
  /** This round's guesses, the newest last. */
  answers: readonly GuessResult[];
  /** The previous round's guesses; empty in the first round. */
  lastAnswers: readonly GuessResult[];
  /** No guess is accepted while a verdict shows, until `nextAnimal`. */
  verdict: Verdict | undefined;
  guessWasEmpty: boolean;
  /** The game ends after the pause that follows its last guess, unless it is endless. */
  finished: boolean;
  /** Increases with every guess, so that late timers of earlier ones are ignored. */
  turn: number;
}

/** Starts a game of one round, or of endless rounds. */
export function startDetective(animals: readonly Suspect[], endless = false): Detective {
  return {
    endless,
    animals,
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

/** Returns the index of the animal on the board; a guessed one stays until `nextAnimal`. */
export function currentIndex({ answers, verdict, finished }: Detective): number {
  return answers.length - (verdict || finished ? 1 : 0);
}

/**
 * Returns the animal on the board.
 * @throws RangeError without animals
 */
export function currentAnimal(game: Detective): Suspect {
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

const comparable = (name: string) => name.trim().toLowerCase().normalize('NFC');

/**
 * Takes a guess, ignoring case and surrounding spaces.
 * @param isMisspelt accepts a name with one wrong letter; without it spelling must be exact
 */
export function guess(
  game: Detective,
  text: string,
  isMisspelt: (text: string, name: string) => boolean = () => false,
): Detective {
  if (game.verdict || game.finished) return game;
  if (text.trim() === '') return { ...game, guessWasEmpty: true };
  const { name, answers = [name] } = currentAnimal(game);
  const correct = answers.some(
    (answer) => comparable(text) === comparable(answer) || isMisspelt(text, answer),
  );
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

/** Moves on after the pause; ignores a timer of another turn. */
export function nextAnimal(game: Detective, turn: number): Detective {
  if (!game.verdict || game.turn !== turn) return game;
  const next = { ...game, clue: 0, verdict: undefined };
  if (game.answers.length < game.animals.length) return next;
  if (!game.endless) return { ...next, finished: true };
  return { ...next, round: game.round + 1, answers: [], lastAnswers: game.answers };
}

export function namedIn(answers: readonly GuessResult[]): number {
  return answers.filter(({ correct }) => correct).length;
}

export function cluesIn(answers: readonly GuessResult[]): number {
  return answers.reduce((sum, { clues }) => sum + clues, 0);
}

export function answeredCases(animals: readonly Suspect[], answers: readonly GuessResult[]): Case[] {
  return animals.slice(0, answers.length).flatMap((animal, index) => {
    const answer = answers[index];
    return answer ? [{ ...answer, animal }] : [];
  });
}

export function verdictText({ correct, answer }: Verdict): string {
  return correct ? m.detective_correct() : m.detective_wrong({ name: answer });
}
