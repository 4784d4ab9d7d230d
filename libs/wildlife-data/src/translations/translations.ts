import hi from '../generated/translations-hi.json' with { type: 'json' };
import mr from '../generated/translations-mr.json' with { type: 'json' };
import type { Translations } from './translation.types';

/** For the build alone: a page is made with those of its own record. */
export const translations: Translations = { hi, mr };
