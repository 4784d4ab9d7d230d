import { createDailyResults } from '../shared/daily/daily-results';

/** The words are elsewhere, because the hub does not need them. */
export const dailyWordResults = createDailyResults('wordle');
