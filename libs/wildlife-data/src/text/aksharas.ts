import { withDottedNasals } from './spelling';

/**
 * A letter as readers of Devanagari count them: consonants joined by halants, or a vowel, with their signs. That is
 * rule GB9c of Unicode UAX #29, which the `Intl.Segmenter` of browsers has only since Unicode 15.1.
 */
const AKSHARA = /(?:[क-ह]़?्)*[क-ह]\p{M}*|[ऄ-औॠॡॲ]\p{M}*/gu;

/** Lists the letters of a text, and leaves out everything that is not a letter of Devanagari. */
export const splitAksharas = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .match(AKSHARA) ?? [];

/** A vowel that was put together from अ and a sign looks like the one letter. */
const putTogether = { अा: 'आ', अॅ: 'ॲ', अॉ: 'ऑ', अो: 'ओ', अौ: 'औ' };

const variants: readonly (readonly [RegExp, string])[] = [
  [/[\u200c\u200d]/g, ''],
  ...Object.entries(putTogether).map(([parts, letter]) => [new RegExp(parts, 'g'), letter] as const),
  // Printed and typed for one another: सांप, साँप.
  [/ँ/g, 'ं'],
  // Many leave out this dot, but never that of ड़ and ढ़.
  [/([कखगजफय])़/g, '$1'],
  [/ऱ/g, 'र'],
];

/** Makes the same text of all ways to write a word. */
export const foldAksharas = (text: string): string =>
  withDottedNasals(
    variants.reduce((folded, [written, one]) => folded.replace(written, one), text.normalize('NFC')),
  );

/** Its consonants, else its vowel. */
export const lettersOf = (akshara: string): string[] => akshara.match(/[क-ह]़?|[ऄ-औॠॡॲ]/gu) ?? [];
