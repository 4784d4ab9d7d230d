import { splitGraphemes } from '../text/graphemes';

/** Gives a grapheme's nearest edge at or beyond an offset. */
export function graphemeEdges(text: string) {
  const before = new Array<number>(text.length + 1);
  const after = new Array<number>(text.length + 1);
  for (const { index, segment } of splitGraphemes(text)) {
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
