import { type DailyResults, resultStreak } from '../../shared/daily/daily-results';
import type { Day } from '../../../../lib/daily/days';
import { MAX_GUESSES } from '../wordle.rules';
import type { WordleStatistics } from './wordle-statistics';

/** Counts all days played; only streaks leave out the archive's. */
export function dailyStatistics(results: DailyResults, today: Day): WordleStatistics {
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
