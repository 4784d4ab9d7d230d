import { createPersistedStore } from '../../../../lib/persisted-store';
import { storedCount, storedCounts, storedFields } from '../../shared/stored-values';
import { MAX_GUESSES, roundStatus, type WordleRound } from '../wordle.rules';

export interface WordleStatistics {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Rounds won with one guess, two, up to six. */
  readonly distribution: readonly number[];
}

export const wordleStatistics = createPersistedStore('aranya.games.wordle', (stored): WordleStatistics => {
  const fields = storedFields(stored);
  return {
    played: storedCount(fields.played),
    won: storedCount(fields.won),
    streak: storedCount(fields.streak),
    bestStreak: storedCount(fields.bestStreak),
    distribution: storedCounts(fields.distribution, MAX_GUESSES),
  };
});

export function withRound(before: WordleStatistics, round: WordleRound): WordleStatistics {
  const status = roundStatus(round);
  if (status === 'playing') return before;
  if (status === 'lost') return { ...before, played: before.played + 1, streak: 0 };
  const streak = before.streak + 1;
  return {
    played: before.played + 1,
    won: before.won + 1,
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    distribution: before.distribution.map((count, index) =>
      index === round.guesses.length - 1 ? count + 1 : count,
    ),
  };
}
