const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text in one line, at most `length` characters as people count them, so that no letter or emoji is
 * cut in two. What is cut ends in an ellipsis, which is not counted.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const all = Array.from(letters.segment(line), ({ segment }) => segment);
  if (all.length <= length) return line;
  return `${all.slice(0, length).join('').trimEnd()}…`;
}
