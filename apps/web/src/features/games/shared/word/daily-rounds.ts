import type { Day } from '../../../../lib/daily/days';
import { createPersistedStore, type PersistedStore, updatePersisted } from '../../../../lib/persisted-store';
import { type DailyResultsStore, saveResult } from '../daily/daily-results';
import { storedByDay } from '../stored-values';
import { type Guess, roundStatus } from './word.rules';

/** More than the archive shows. */
const MAX_DAYS = 60;

export type DailyRounds = Readonly<Record<Day, readonly string[]>>;

/** Stores each day's guesses and not the word, so that nobody reads it early. */
export const createDailyRounds = (game: string): PersistedStore<DailyRounds> =>
  createPersistedStore(`aranya.games.${game}-rounds`, (stored): DailyRounds =>
    storedByDay(stored, (value) =>
      Array.isArray(value) ? value.filter((guess) => typeof guess === 'string') : undefined,
    ),
  );

/** A longer round of another tab stays, and the oldest days are dropped. */
export function withDailyRound(rounds: DailyRounds, day: Day, guesses: readonly string[]): DailyRounds {
  if ((rounds[day]?.length ?? 0) >= guesses.length) return rounds;
  const entries = Object.entries({ ...rounds, [day]: guesses });
  entries.sort(([one], [other]) => (one < other ? 1 : -1));
  const kept = entries.slice(0, MAX_DAYS);
  if (!kept.some(([each]) => each === day)) kept.push([day, guesses]);
  return Object.fromEntries(kept);
}

export interface DailyStores {
  rounds: PersistedStore<DailyRounds>;
  results: DailyResultsStore;
}

export function saveDailyRound(
  { rounds, results }: DailyStores,
  day: Day,
  onTime: boolean,
  guesses: readonly Guess[],
): void {
  const words = guesses.map(({ word }) => Array.from(word).join(''));
  updatePersisted(rounds, (now) => withDailyRound(now, day, words));
  const status = roundStatus({ guesses });
  if (status === 'playing') return;
  saveResult(results, day, { won: status === 'won', onTime, score: guesses.length });
}
