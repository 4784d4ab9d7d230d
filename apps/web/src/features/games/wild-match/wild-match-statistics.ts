import { createPersistedStore, updatePersisted } from '../../../lib/persisted-store';
import { createDailyResults } from '../shared/daily/daily-results';
import { storedCount, storedFields, storedPositive } from '../shared/stored-values';

export interface WildMatchStatistics {
  /** Games with at least one turned card. */
  played: number;
  won: number;
  bestMoves: number | undefined;
  /** Milliseconds. */
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

/** A card of a new game was turned. */
export function countPlayed(): void {
  updatePersisted(wildMatchStatistics, (now) => ({ ...now, played: now.played + 1 }));
}

/** `time` in milliseconds. */
export function countWon(moves: number, time: number): void {
  updatePersisted(wildMatchStatistics, (now) => withResult(now, moves, time));
}

/** `time` in milliseconds. */
export function withResult(before: WildMatchStatistics, moves: number, time: number): WildMatchStatistics {
  return {
    ...before,
    won: before.won + 1,
    bestMoves: Math.min(moves, before.bestMoves ?? moves),
    bestTime: Math.min(time, before.bestTime ?? time),
  };
}
