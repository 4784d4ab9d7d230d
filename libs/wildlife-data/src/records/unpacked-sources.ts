import type { Source } from './source.schema';

/** A shared title, and how the addresses begin and end. */
export type SourceFamily = readonly [title: string, before: string, after: string];

/** The address's middle; a unique title is written out. */
export type PackedSource = readonly [family: number, middle: string] | readonly [title: string, url: string];

/** Packed, pages of sources load a third less. */
export const unpackedSources = (
  families: readonly SourceFamily[],
  packed: readonly PackedSource[],
): Source[] =>
  packed.flatMap(([family, middle]) => {
    if (typeof family === 'string') return [{ title: family, url: middle }];
    const [title, before, after] = families[family] ?? [];
    return title === undefined ? [] : [{ title, url: `${before}${middle}${after}` }];
  });
