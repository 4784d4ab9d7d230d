import { createDailyResults } from '../shared/daily/daily-results';

/** Apart from the words, which the hub does not need. */
export const dailyWordResults = createDailyResults('wordle');
