/** No word has as many on one letter, and sorting them takes the square of their number. */
const HEAP_OF_MARKS = /(\p{M}{30})\p{M}+/gu;

/** For texts of any length, from anybody. */
export const toNfc = (text: string): string => text.replace(HEAP_OF_MARKS, '$1').normalize('NFC');

// PostgreSQL does the same by `aranya_spelling` (migration 0059); a test compares the two.

/** The dot below a letter, which many leave out, and joiners, which only draw it in another way. */
const LEFT_OUT = /[\u093c\u200c\u200d]/g;
/** Before the consonants of its row a nasal is written as a dot as well: हिन्दी, हिंदी. */
const NASALS = /([^्])(?:ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))/gu;

export const withDottedNasals = (text: string): string => text.replace(NASALS, '$1ं');

/** Makes the same text of the spellings of a word that people use for one another, as ज़ and ज, ँ and ं. */
export const foldSpelling = (text: string): string =>
  withDottedNasals(text.normalize('NFD').replace(LEFT_OUT, '').normalize('NFC').replaceAll('ँ', 'ं'));

// Marks of Latin, Greek and Cyrillic. Those of Indian scripts are letters to their readers.
const ACCENTS = /[\u0300-\u036f]/g;

/** In lower case, without accents. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

export const foldText = (text: string): string => foldAccents(foldSpelling(text));
