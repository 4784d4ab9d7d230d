import { dailyWords } from '@aranya/wildlife-data';
import type { Day } from '../../../lib/daily/days';
import { pickOfDay } from '../../../lib/daily/pick';
import { createDailyRounds, type DailyStores } from '../shared/word/daily-rounds';
import { dailyWordResults } from './daily-word-results';

export const wordleDays: DailyStores = { rounds: createDailyRounds('wordle'), results: dailyWordResults };

export function wordOfDay(day: Day): string {
  return pickOfDay(dailyWords, day, 'wordle');
}
