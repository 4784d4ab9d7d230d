const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const splitLetters = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Returns the first `length` graphemes in one line, without the word that does not fit; a first word that is
 * too long is cut. An ellipsis, not counted, follows a cut.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = splitLetters(line);
  if (letters.length <= length) return line;
  let end = 0;
  let count = 0;
  for (const { segment } of words.segment(line)) {
    count += splitLetters(segment).length;
    if (count > length) break;
    end += segment.length;
  }
  const start = end === 0 ? letters.slice(0, length).join('') : line.slice(0, end);
  return `${start.replace(/[\s,;:–—-]+$/u, '')}…`;
}
