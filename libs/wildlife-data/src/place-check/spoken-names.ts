import { listLocalNames } from '../names/local-names';
import { bentForms } from './devanagari';

const listed = (...names: string[]) => names.map((name) => name.normalize('NFC'));

/** Ambiguous names: no text names the animal by them alone. */
const OTHER_WORDS = listed(
  // But; in Marathi the crocodile, which texts bend.
  'मगर',
  // An eagle and a god, a man, and crunchy.
  ...['गरुड़', 'रोहित', 'करकरा'],
  // Any frog, owl, eel or coral, and its jewels.
  ...['मेंढक', 'बेडूक', 'दादुर', 'उल्लू', 'ईल', 'मूँगा', 'प्रवाळ', 'पोवळे'],
);
/** Inflected, they mean something else: Gaura, filled, of the drum, pined. */
const NOT_BENT = listed('गौर', 'भरल', 'ढोल', 'सारस', 'तरस', ...OTHER_WORDS.filter((name) => name !== 'मगर'));

/**
 * In Latin letters also other words or people's names: a garden, a couplet, a canal, rich, a marigold, a
 * pyre.
 */
const NOT_IN_LATIN = listed(
  ...[...OTHER_WORDS, ...NOT_BENT],
  ...['बाघ', 'शेर', 'सिंह', 'नाहर', 'रीछ', 'सोंस', 'सूंस', 'गैंडा', 'गेंडा', 'चीता', 'चित्ता', 'कोआला', 'अरना', 'गवा'],
  ...['धनेश', 'नागराज', 'मोनाल', 'मुनाल'],
  // English words for any animal of their kind.
  ...['पेंगुइन', 'पेंग्विन', 'लेमूर'],
);

const spokenNameTexts = (slug: string) =>
  listLocalNames(slug).flatMap(({ names }) => names.map(({ name }) => name));

export const spokenForms = (name: string): string[] =>
  NOT_BENT.includes(name) ? [name] : [name, ...bentForms(name)];

export const spokenNames = (slug: string): string[] =>
  spokenNameTexts(slug)
    .flatMap(spokenForms)
    .filter((form) => !OTHER_WORDS.includes(form));

export const namesInLatin = (slug: string): string[] =>
  spokenNameTexts(slug).filter((name) => !NOT_IN_LATIN.includes(name));
