import { graphemesOf } from '@aranya/wildlife-data';

/**
 * Returns the first `length` graphemes in one line, at whole words; a first word that is too long is cut. An
 * ellipsis, not counted, follows a cut.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(graphemesOf(line), ({ segment }) => segment);
  if (letters.length <= length) return line;
  // Includes the blank after a word that just fits.
  const end = letters.lastIndexOf(' ', length);
  const start = letters.slice(0, end === -1 ? length : end).join('');
  return `${start.replace(/[\s,;:–—-]+$/u, '')}…`;
}
