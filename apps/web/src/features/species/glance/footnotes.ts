import type { Glance, Source } from '@aranya/wildlife-data';

export interface Footnotes {
  /** The list, in the order of the numbers. */
  sources: readonly Source[];
  /** By the key of a glance's source. */
  numbers: Readonly<Record<string, number>>;
}

/** One list of sources for a record and its glance: those of the record first, each page once. */
export function footnotes(record: readonly Source[], glance: Glance['sources'] = {}): Footnotes {
  const sources = [...record];
  const numbers: Record<string, number> = {};
  for (const [key, source] of Object.entries(glance)) {
    let at = sources.findIndex(({ url }) => url === source.url);
    if (at < 0) at = sources.push(source) - 1;
    numbers[key] = at + 1;
  }
  return { sources, numbers };
}
