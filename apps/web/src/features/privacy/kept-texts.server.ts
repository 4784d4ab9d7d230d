import { keptData, retentionDays } from '@aranya/contracts/kept-data';
import { getLocale } from '../../lib/language/locale';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** Each text with the hash of the English one; `{session}` is a number of `retentionDays`. */
export const translatedTexts = { hi, mr };

const days: Readonly<Record<string, number>> = retentionDays;

/** A paragraph of many sentences is read as one block, or not at all. */
function sentences(text: string): string[] {
  const all = [...new Intl.Segmenter(getLocale(), { granularity: 'sentence' }).segment(text)];
  return all.length > 3 ? all.map(({ segment }) => segment.trim()) : [text];
}

const withDays = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(days[name]));

/** Returns what is kept in the page's language. */
export function keptTexts() {
  const locale = getLocale();
  if (locale === 'en') return keptData.map((kept) => ({ ...kept, what: sentences(kept.what) }));
  return keptData.map(({ id }) => {
    const { title, what, readers, until } = translatedTexts[locale][id];
    return {
      id,
      title: title.text,
      what: sentences(withDays(what.text)),
      readers: withDays(readers.text),
      until: withDays(until.text),
    };
  });
}
