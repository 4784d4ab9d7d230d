import { foldAccents, foldSpelling } from '../common/spelling';

/**
 * Separates words in JavaScript and PostgreSQL alike, as neither keeps vowel signs of Indian scripts within
 * words. `#` is not among them; joiners belong to words.
 */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x01, 0x22],
  [0x24, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x5e],
  [0x60, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x0964, 0x0965],
  [0x0970, 0x0970],
  [0x2000, 0x200b],
  [0x200e, 0x206f],
  [0x2190, 0x2bff],
  [0x3000, 0x3003],
  [0x3008, 0x3020],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xff01, 0xff02],
  [0xff04, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff3e],
  [0xff5b, 0xff65],
  [0x1f000, 0x1faff],
];

const characterClass = (escape: (code: string) => string) =>
  `[${RANGES.map(([from, to]) => `${escape(from.toString(16))}-${escape(to.toString(16))}`).join('')}]+`;

const SEPARATORS = new RegExp(
  characterClass((code) => `\\u{${code}}`),
  'gu',
);

export const wordSeparatorsOfPostgres = characterClass((code) => `\\U${code.padStart(8, '0')}`);

/** Words without case and accents, with a space between two. */
export function foldWords(text: string): string {
  return foldAccents(text).replaceAll('＃', '#').replace(SEPARATORS, ' ').trim();
}

/**
 * A muted word also mutes its hashtag; a muted hashtag mutes no word.
 * @param words folded
 */
export function hasMutedWord(text: string, words: readonly string[]): boolean {
  return firstMutedWord(text, words) !== undefined;
}

/** @param words folded */
export function firstMutedWord(text: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const folded = ` ${foldSpelling(foldWords(text))} `;
  return words.find((word) =>
    [' ', ' #'].some((before) => folded.includes(`${before}${foldSpelling(word)} `)),
  );
}
