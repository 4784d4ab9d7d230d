import {
  messageGaps,
  type TranslatedPart,
  translatedParts,
  translationProgress,
} from '@aranya/wildlife-data/translations';
import { prefixed } from '../../lib/language/site-paths';
import { messageFiles } from './message-files.server';

export type Part = 'interface' | TranslatedPart;

export interface PartProgress {
  part: Part;
  translated: number;
  all: number;
  readers: readonly string[];
}

export interface LanguageProgress {
  locale: (typeof prefixed)[number];
  parts: readonly PartProgress[];
}

function countMessages(locale: string): { translated: number; of: number } {
  const counts = { translated: 0, of: 0 };
  for (const [path, english] of Object.entries(messageFiles)) {
    if (!path.endsWith('/en.json')) continue;
    const all = Object.keys(english).length;
    const own = messageFiles[path.replace(/en\.json$/, `${locale}.json`)] ?? {};
    counts.of += all;
    counts.translated += all - messageGaps(english, own).length;
  }
  return counts;
}

/** Counted from the files, whenever the site is built. */
export const translationsPage = (): LanguageProgress[] =>
  prefixed.map((locale) => {
    const { counts, readers } = translationProgress[locale];
    const all = { interface: countMessages(locale), ...counts };
    return {
      locale,
      parts: (['interface', ...translatedParts] as const).map((part) => ({
        part,
        translated: all[part].translated,
        all: all[part].of,
        readers: readers[part],
      })),
    };
  });
