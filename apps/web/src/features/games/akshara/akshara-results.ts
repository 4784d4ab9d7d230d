import { getLocale } from '../../../lib/language/locale';
import { createDailyResults } from '../shared/daily/daily-results';

const results = { hi: createDailyResults('akshara-hi'), mr: createDailyResults('akshara-mr') };

/** English has no such game. */
export const aksharaLanguage = () => (getLocale() === 'mr' ? 'mr' : 'hi');

/** Each language has words of its own. Apart from these, which the hub does not need. */
export const aksharaResults = () => results[aksharaLanguage()];
