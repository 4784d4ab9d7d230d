/** Firefox before 125 has no segmenter. */
export function splitGraphemes(text: string): Iterable<{ index: number; segment: string }> {
  if (!('Segmenter' in Intl))
    return Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ({ index, 0: segment }) => ({ index, segment }));
  // eslint-disable-next-line no-restricted-syntax -- it is there
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
}
