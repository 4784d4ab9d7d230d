import { DEFAULT_RULES, DEFAULT_TERMS } from '@aranya/contracts/default-rules';
import { getLocale } from '../../lib/language/locale';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** Each line with the hash of the English one. */
export const translatedTexts = { hi, mr };

const english = { rules: DEFAULT_RULES, terms: DEFAULT_TERMS };

/** Returns the default text as the server has it, and in the page's language. */
export function defaultText(kind: keyof typeof english) {
  const locale = getLocale();
  const original = english[kind];
  return locale === 'en'
    ? { original, rendered: original }
    : { original, rendered: translatedTexts[locale][kind].map(({ text }) => text).join('\n') };
}
