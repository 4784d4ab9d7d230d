import { type DetectiveAnimal, detectiveAnimals } from '@aranya/wildlife-data';
import { createPersistedStore } from '../../../lib/persisted-store';
import type { Day } from '../../../lib/daily/days';
import { detectiveOrder } from '../../../lib/daily/detective-order';
import { shuffledBy } from '../../../lib/daily/pick';
import { storedByDay, storedCount, storedFields } from '../shared/stored-values';
import { type GuessResult, type Detective, namedIn, startDetective } from './detective.rules';

/** The parts of a round that survive a reload. */
export interface SavedRound {
  answers: readonly GuessResult[];
  clue: number;
}

export interface SavedPractice extends SavedRound {
  /** The seed of the animals' order; 0 before the first game. */
  seed: number;
  round: number;
  score: number;
  streak: number;
  lastAnswers: readonly GuessResult[];
}

const ANIMALS = detectiveAnimals.length;
const LAST_CLUE = 2;

/** Returns the order of all rounds: the specification starts again after the last animal. */
export function practiceOrder(seed: number): readonly DetectiveAnimal[] {
  return shuffledBy(detectiveAnimals, `detective practice ${seed} 1`);
}

/** Stops at the first damaged guess, since later ones have lost their animals. */
function parseAnswers(stored: unknown): GuessResult[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const answers: GuessResult[] = [];
  for (const item of list.slice(0, ANIMALS)) {
    const { correct, clues } = storedFields(item);
    if (typeof correct !== 'boolean' || storedCount(clues) < 1 || storedCount(clues) > LAST_CLUE + 1) break;
    answers.push({ correct, clues: storedCount(clues) });
  }
  return answers;
}

function parseRound(stored: unknown): SavedRound {
  const { answers, clue } = storedFields(stored);
  return { answers: parseAnswers(answers), clue: Math.min(storedCount(clue), LAST_CLUE) };
}

/** Daily fifteens by day, finished or not. */
export const dailyRounds = createPersistedStore('aranya.games.detective-daily', (stored) =>
  storedByDay(stored, parseRound),
);

export const practiceStore = createPersistedStore(
  'aranya.games.detective-practice',
  (stored): SavedPractice => {
    const { seed, round, score, streak, lastAnswers } = storedFields(stored);
    const saved = parseRound(stored);
    const total = Math.max(storedCount(score), namedIn(saved.answers));
    return {
      ...saved,
      seed: storedCount(seed),
      round: Math.max(1, storedCount(round)),
      score: total,
      streak: Math.min(storedCount(streak), total),
      lastAnswers: parseAnswers(lastAnswers),
    };
  },
);

/** A guessed animal is not on the board again after a reload. */
export function toSavedRound({ answers, clue, verdict, finished }: Detective): SavedRound {
  return { answers, clue: verdict || finished ? 0 : clue };
}

export function isComplete({ answers }: SavedRound): boolean {
  return answers.length >= ANIMALS;
}

export function restoreDaily(day: Day, saved: SavedRound | undefined): Detective {
  const game = startDetective(detectiveOrder(day));
  if (!saved) return game;
  const { answers } = saved;
  const lastMiss = answers.map(({ correct }) => correct).lastIndexOf(false);
  return {
    ...game,
    ...saved,
    score: namedIn(answers),
    streak: answers.length - 1 - lastMiss,
    finished: isComplete(saved),
  };
}

export function restorePractice(saved: SavedPractice): Detective {
  const { seed, ...rest } = saved;
  const game = { ...startDetective(practiceOrder(seed), true), ...rest };
  if (!isComplete(saved)) return game;
  // The page was left in the pause after the last animal.
  return { ...game, round: saved.round + 1, answers: [], lastAnswers: saved.answers };
}
