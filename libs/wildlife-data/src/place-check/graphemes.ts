/** Firefox before 125 does not know graphemes: there it is the accents that go with a letter. */
function graphemesOf(text: string): Iterable<{ index: number; segment: string }> {
  if (!('Segmenter' in Intl))
    return Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ({ index, 0: segment }) => ({ index, segment }));
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
}

/** Where graphemes begin and end: `before` and `after` give the nearest edge at or beyond an offset. */
export function graphemeEdges(text: string) {
  const before = new Array<number>(text.length + 1);
  const after = new Array<number>(text.length + 1);
  for (const { index, segment } of graphemesOf(text)) {
    const end = index + segment.length;
    before[index] = index;
    after[index] = index;
    for (let offset = index + 1; offset < end; offset++) {
      before[offset] = index;
      after[offset] = end;
    }
  }
  before[text.length] = text.length;
  after[text.length] = text.length;
  return {
    before: (offset: number) => before[offset] ?? offset,
    after: (offset: number) => after[offset] ?? offset,
  };
}
