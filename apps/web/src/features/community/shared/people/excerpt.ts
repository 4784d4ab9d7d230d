const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `length` graphemes in one line. An ellipsis, not counted, follows a cut. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const all = Array.from(letters.segment(line), ({ segment }) => segment);
  if (all.length <= length) return line;
  return `${all.slice(0, length).join('').trimEnd()}…`;
}
