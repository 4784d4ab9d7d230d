import { createPersistedStore, updatePersisted } from '../../../lib/persisted-store';
import { createDailyResults } from '../shared/daily/daily-results';
import { storedCount, storedFields, storedPositive } from '../shared/stored-values';

export interface WildMatchStatistics {
  /** Games finished, or given up for a new one. */
  played: number;
  won: number;
  bestMoves: number | undefined;
  bestTime: number | undefined;
}

export const wildMatchStatistics = createPersistedStore(
  'aranya.games.wild-match',
  (stored): WildMatchStatistics => {
    const fields = storedFields(stored);
    const won = storedCount(fields.won);
    return {
      played: Math.max(storedCount(fields.played), won),
      won,
      bestMoves: storedPositive(storedCount(fields.bestMoves)),
      bestTime: storedPositive(fields.bestTime),
    };
  },
);

/** A day's score is its moves. */
export const wildMatchDays = createDailyResults('wild-match');

export function countGivenUp(): void {
  updatePersisted(wildMatchStatistics, (now) => ({ ...now, played: now.played + 1 }));
}

/**
 * Counts a won game.
 * @param time in milliseconds
 */
export function countWon(moves: number, time: number): void {
  updatePersisted(wildMatchStatistics, (now) => withResult(now, moves, time));
}

/**
 * Adds a won game.
 * @param time in milliseconds
 */
export function withResult(before: WildMatchStatistics, moves: number, time: number): WildMatchStatistics {
  return {
    ...before,
    played: before.played + 1,
    won: before.won + 1,
    bestMoves: Math.min(moves, before.bestMoves ?? moves),
    bestTime: Math.min(time, before.bestTime ?? time),
  };
}
