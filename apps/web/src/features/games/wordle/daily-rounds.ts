import { dailyWords } from '@aranya/wildlife-data';
import { createPersistedStore, updatePersisted } from '../../../lib/persisted-store';
import { saveResult } from '../shared/daily/daily-results';
import type { Day } from '../../../lib/daily/days';
import { pickOfDay } from '../../../lib/daily/pick';
import { storedByDay } from '../shared/stored-values';
import { dailyWordResults } from './daily-word-results';
import { roundStatus, type WordleRound } from './wordle.rules';

/** More than the archive shows. */
const MAX_DAYS = 60;

export type DailyRounds = Readonly<Record<Day, readonly string[]>>;

/** Stores each day's guesses and not the word, so that nobody reads it early. */
export const dailyRoundsStore = createPersistedStore('aranya.games.wordle-rounds', (stored): DailyRounds =>
  storedByDay(stored, (value) =>
    Array.isArray(value) ? value.filter((guess) => typeof guess === 'string') : undefined,
  ),
);

export function wordOfDay(day: Day): string {
  return pickOfDay(dailyWords, day, 'wordle');
}

/** A longer round of another tab stays, and the oldest days are dropped. */
export function withDailyRound(rounds: DailyRounds, day: Day, guesses: readonly string[]): DailyRounds {
  if ((rounds[day]?.length ?? 0) >= guesses.length) return rounds;
  const entries = Object.entries({ ...rounds, [day]: guesses });
  entries.sort(([one], [other]) => (one < other ? 1 : -1));
  const kept = entries.slice(0, MAX_DAYS);
  if (!kept.some(([each]) => each === day)) kept.push([day, guesses]);
  return Object.fromEntries(kept);
}

export function saveDailyRound(day: Day, onTime: boolean, round: WordleRound): void {
  const guesses = round.guesses.map(({ word }) => word);
  updatePersisted(dailyRoundsStore, (now) => withDailyRound(now, day, guesses));
  const status = roundStatus(round);
  if (status === 'playing') return;
  saveResult(dailyWordResults, day, { won: status === 'won', onTime, score: guesses.length });
}
