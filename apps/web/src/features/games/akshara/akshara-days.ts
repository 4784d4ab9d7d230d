import type { AksharaWord } from '@aranya/wildlife-data';
import type { Day } from '../../../lib/daily/days';
import { pickOfDay } from '../../../lib/daily/pick';
import { paths } from '../../../lib/paths';
import { withSearch } from '../../../lib/public-paths';
import { createDailyRounds, type DailyStores } from '../shared/word/daily-rounds';
import { aksharaLanguage, aksharaResults } from './akshara-results';

const rounds = { hi: createDailyRounds('akshara-hi'), mr: createDailyRounds('akshara-mr') };

export const aksharaDays = (): DailyStores => ({
  rounds: rounds[aksharaLanguage()],
  results: aksharaResults(),
});

export const aksharaOfDay = (words: readonly AksharaWord[], day: Day): AksharaWord =>
  pickOfDay(words, day, 'akshara');

export const aksharaPaths = {
  today: () => paths.game('akshara'),
  day: (day: Day) => withSearch(paths.game('akshara'), { day }),
};
