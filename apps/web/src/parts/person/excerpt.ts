/** Firefox before 125 has none: there a letter is a code point, and a word what blanks are between. */
const hasSegmenter = 'Segmenter' in Intl;

function split(text: string, granularity: 'grapheme' | 'word'): readonly string[] {
  if (!hasSegmenter) return granularity === 'word' ? (text.match(/\s+|\S+/g) ?? []) : [...text];
  // eslint-disable-next-line no-restricted-syntax -- it is there
  return Array.from(new Intl.Segmenter('en', { granularity }).segment(text), ({ segment }) => segment);
}

/**
 * Returns the first `length` graphemes in one line, without the word that does not fit; a first word that is
 * too long is cut. An ellipsis, not counted, follows a cut.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = split(line, 'grapheme');
  if (letters.length <= length) return line;
  let end = 0;
  let count = 0;
  for (const segment of split(line, 'word')) {
    count += split(segment, 'grapheme').length;
    if (count > length) break;
    end += segment.length;
  }
  const start = end === 0 ? letters.slice(0, length).join('') : line.slice(0, end);
  return `${start.replace(/[\s,;:–—-]+$/u, '')}…`;
}
