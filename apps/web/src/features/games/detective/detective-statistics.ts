import { createPersistedStore } from '../../../lib/persisted-store';
import { createDailyResults } from '../shared/daily/daily-results';
import { storedCount, storedFields } from '../shared/stored-values';

export interface DetectiveStatistics {
  played: number;
  won: number;
  firstClue: number;
  bestStreak: number;
  /** The best round of any animals. */
  bestRound: number;
}

export const detectiveStatistics = createPersistedStore(
  'aranya.games.detective',
  (stored): DetectiveStatistics => {
    const fields = storedFields(stored);
    const won = storedCount(fields.won);
    return {
      played: Math.max(storedCount(fields.played), won),
      won,
      firstClue: Math.min(storedCount(fields.firstClue), won),
      bestStreak: Math.min(storedCount(fields.bestStreak), won),
      bestRound: Math.min(storedCount(fields.bestRound), won),
    };
  },
);

/** A day's score is the number of named animals. */
export const detectiveDays = createDailyResults('detective');

/**
 * Counts a guess.
 * @param clue the index of the newest clue
 * @param streak includes this guess, as does `named`
 */
export function withAnswer(
  before: DetectiveStatistics,
  { correct, clue, streak, named }: { correct: boolean; clue: number; streak: number; named: number },
): DetectiveStatistics {
  return {
    played: before.played + 1,
    won: before.won + (correct ? 1 : 0),
    firstClue: before.firstClue + (correct && clue === 0 ? 1 : 0),
    bestStreak: Math.max(before.bestStreak, streak),
    bestRound: Math.max(before.bestRound, named),
  };
}
