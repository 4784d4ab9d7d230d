import { createPersistedStore } from '../../../../lib/persisted-store';
import { storedCount, storedCounts, storedFields } from '../../shared/stored-values';
import type { WordStatistics } from '../../shared/word/daily-statistics';
import { MAX_GUESSES, roundStatus } from '../../shared/word/word.rules';
import type { WordleRound } from '../wordle.rules';

export const wordleStatistics = createPersistedStore('aranya.games.wordle', (stored): WordStatistics => {
  const fields = storedFields(stored);
  return {
    played: storedCount(fields.played),
    won: storedCount(fields.won),
    streak: storedCount(fields.streak),
    bestStreak: storedCount(fields.bestStreak),
    distribution: storedCounts(fields.distribution, MAX_GUESSES),
  };
});

export function withRound(before: WordStatistics, round: WordleRound): WordStatistics {
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
