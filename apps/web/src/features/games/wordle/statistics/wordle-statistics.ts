import { createPersistedStore } from '../../../../lib/persisted-store';
import { countOf, countsOf, fieldsOf } from '../../shared/stored-values';
import { MAX_GUESSES, statusOf, type WordleRound } from '../wordle.rules';

export interface WordleStatistics {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Rounds won with one guess, with two, up to six. */
  readonly distribution: readonly number[];
}

export const wordleStatistics = createPersistedStore('aranya.games.wordle', (stored): WordleStatistics => {
  const fields = fieldsOf(stored);
  return {
    played: countOf(fields.played),
    won: countOf(fields.won),
    streak: countOf(fields.streak),
    bestStreak: countOf(fields.bestStreak),
    distribution: countsOf(fields.distribution, MAX_GUESSES),
  };
});

export function withRound(before: WordleStatistics, round: WordleRound): WordleStatistics {
  const status = statusOf(round);
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
