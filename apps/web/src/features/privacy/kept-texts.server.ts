import { keptData, type KeptData, retentionDays } from '@aranya/contracts/kept-data';
import { getLocale } from '../../lib/language/locale';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** Each text with the hash of the English one; `{session}` is a number of `retentionDays`. */
export const translatedTexts = { hi, mr };

const days: Readonly<Record<string, number>> = retentionDays;

const withDays = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(days[name]));

/** Returns what is kept in the page's language. */
export function keptTexts(): KeptData[] {
  const locale = getLocale();
  if (locale === 'en') return [...keptData];
  return keptData.map(({ id }) => {
    const { title, what, readers, until } = translatedTexts[locale][id];
    return {
      id,
      title: title.text,
      what: withDays(what.text),
      readers: withDays(readers.text),
      until: withDays(until.text),
    };
  });
}
