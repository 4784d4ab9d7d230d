import { type DailyResults, resultStreak } from '../daily/daily-results';
import type { Day } from '../../../../lib/daily/days';
import { MAX_GUESSES } from './word.rules';

export interface WordStatistics {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Rounds won with one guess, two, up to six. */
  readonly distribution: readonly number[];
}

/** Counts all days played; only streaks leave out the archive's. */
export function dailyStatistics(results: DailyResults, today: Day): WordStatistics {
  const played = Object.values(results);
  const won = played.filter((result) => result.won);
  const { current, longest } = resultStreak(results, today);
  return {
    played: played.length,
    won: won.length,
    streak: current,
    bestStreak: longest,
    distribution: Array.from(
      { length: MAX_GUESSES },
      (_, index) => won.filter(({ score }) => score === index + 1).length,
    ),
  };
}
