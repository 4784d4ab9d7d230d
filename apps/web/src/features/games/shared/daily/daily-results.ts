import { createPersistedStore, type PersistedStore, updatePersisted } from '../../../../lib/persisted-store';
import { storedByDay, storedCount, storedFields } from '../stored-values';
import { type Day, countStreak, type Streak } from '../../../../lib/daily/days';

export interface DayResult {
  won: boolean;
  /** Opened on its day and not from the archive, so it counts for the streak. */
  onTime: boolean;
  /** Guesses needed or animals named, depending on the game. */
  score: number;
}

export type DailyResults = Readonly<Record<Day, DayResult>>;

export type DailyResultsStore = PersistedStore<DailyResults>;

/** Creates a daily game's store, in local storage under `aranya.games.{game}-days`. */
export function createDailyResults(game: string): DailyResultsStore {
  return createPersistedStore(`aranya.games.${game}-days`, parseResults);
}

const parseResults = (stored: unknown): DailyResults =>
  storedByDay(stored, (value): DayResult | undefined => {
    const { won, onTime, score } = storedFields(value);
    return typeof won === 'boolean' ? { won, onTime: onTime === true, score: storedCount(score) } : undefined;
  });

/** Adds a day's result; the first one stays. */
export function withResult(results: DailyResults, day: Day, result: DayResult): DailyResults {
  return results[day] ? results : { ...results, [day]: result };
}

/** Stores a day's result for all tabs; the first one stays. */
export function saveResult(store: DailyResultsStore, day: Day, result: DayResult): void {
  updatePersisted(store, (now) => withResult(now, day, result));
}

/** Counts days won on time. */
export function resultStreak(results: DailyResults, today: Day): Streak {
  const days = Object.entries(results).flatMap(([day, { won, onTime }]) => (won && onTime ? [day] : []));
  return countStreak(days, today);
}

export type DayState = 'won' | 'played' | 'not played';

export function dayState(results: DailyResults, day: Day): DayState {
  const result = results[day];
  if (!result) return 'not played';
  return result.won ? 'won' : 'played';
}
