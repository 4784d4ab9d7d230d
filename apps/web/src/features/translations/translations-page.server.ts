import {
  messageGaps,
  type TranslatedPart,
  translatedParts,
  translationProgress,
} from '@aranya/wildlife-data/translations';
import { prefixed } from '../../lib/language/site-paths';
import { messageFiles, textFiles } from './message-files.server';

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

/** Without the hashes of the English texts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(Object(value)).flatMap(([name, each]) => (name === 'of' ? [] : textsIn(each)));

const textsOf = (locale: string): string[] =>
  Object.entries(textFiles).flatMap(([path, file]) =>
    path.endsWith(`/${locale}.json`) ? textsIn(file) : [],
  );

function countInterface(locale: string): { translated: number; of: number } {
  const counts = {
    translated: textsOf(locale).filter((text) => text !== '').length,
    of: Math.max(...prefixed.map((each) => textsOf(each).length)),
  };
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
    const all = { interface: countInterface(locale), ...counts };
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
