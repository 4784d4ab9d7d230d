import type { Glance, Source } from '@aranya/wildlife-data';

export interface Footnotes {
  /** In the order of their numbers. */
  sources: readonly Source[];
  /** Keyed as in a glance's sources. */
  numbers: Readonly<Record<string, number>>;
}

/** Joins the sources of a record and its glance: the record's first, each page once. */
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
