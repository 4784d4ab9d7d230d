import { remove as withoutLookAlikes } from 'confusables';
import { usernameKey } from './username-key';

const ROLES = `admin admins administrator administrators moderator moderators mod mods sysadmin webmaster postmaster
  hostmaster helpdesk`;
/** Official alone, with one another and beside the site's name: `support_tigers` is not. */
const OFFICE =
  'team staff support security official help contact info owner operator abuse system root service';
const SITE = 'aranya';
/** Make a name neither official nor unofficial. */
const FILLERS = 'the real of from';
const NOBODY = `api www web mail null undefined none nobody unknown anonymous deleted deleteduser removed suspended guest user
  member me you everyone everybody all here`;

const LOOKS: Readonly<Record<string, string>> = {
  a: '[a4]',
  b: '[b8]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1l]',
  l: '[l1i]',
  m: '(?:m|rn)',
  o: '[o0]',
  s: '[s5]',
  t: '[t7]',
  w: '(?:w|vv)',
};

const looksLike = (word: string) => [...word].map((letter) => LOOKS[letter] ?? letter).join('');
const anyOf = (...lists: string[]) => `(?:${lists.join(' ').trim().split(/\s+/).map(looksLike).join('|')})`;

/** May stand between and behind words. */
const GAP = '[_0-9]*';
const END = '(?![a-z])';
const START = '(?<![a-z])';
const FROM_SITE = `${anyOf(SITE)}${GAP}${anyOf(OFFICE)}`;
const OF_SITE = `${anyOf(OFFICE)}${GAP}(?:${anyOf('of from by')}${GAP})?${anyOf(SITE)}`;

const OFFICIAL = new RegExp(
  [
    `${START}(?:${anyOf(ROLES)}|${FROM_SITE}|${OF_SITE})${END}`,
    `^${GAP}(?:${anyOf(FILLERS)}${GAP})*${anyOf(ROLES, OFFICE, SITE)}(?:${GAP}${anyOf(ROLES, OFFICE, SITE, FILLERS)})*${GAP}$`,
  ].join('|'),
);
const RESERVED = new RegExp(`^${anyOf(NOBODY)}$`);

const oneOf = (words: string) => `(?:${usernameKey(words).trim().split(/\s+/).join('|')})`;
const DEVANAGARI_ROLES = oneOf('एडमिन ऐडमिन ॲडमिन प्रशासक व्यवस्थापक संचालक मॉडरेटर मॉडेरेटर मोडरेटर');
const DEVANAGARI_OFFICE = oneOf('टीम सपोर्ट सहायता मदत अधिकृत आधिकारिक सुरक्षा संपर्क अरण्य अरण्या आरण्य आरण्या');
/** They belong to an office, and make names of their own: काका, चाची. */
const LINKS = oneOf('की का के ची चा चे');
const DEVANAGARI_NOBODY = oneOf('अनाम अज्ञात अतिथि सदस्य सभी सर्व कोईनहीं कोणीनाही');
const OFFICIAL_IN_DEVANAGARI = new RegExp(
  [
    `(?<![\\p{L}\\p{M}])${DEVANAGARI_ROLES}(?![\\p{L}\\p{M}])`,
    `^(?=.*${DEVANAGARI_OFFICE})[^\\p{L}]*(?:(?:${DEVANAGARI_OFFICE}|${LINKS})[^\\p{L}\\p{M}]*)+$`,
  ].join('|'),
  'u',
);
const RESERVED_IN_DEVANAGARI = new RegExp(`^${DEVANAGARI_NOBODY}$`);

const isOfficialInDevanagari = (name: string) => OFFICIAL_IN_DEVANAGARI.test(usernameKey(name));

/**
 * True for names that pass for the site, its team or nobody, such as `the_4dmin`, `m_o_d` or
 * `aranya_security`.
 * @param name in its stored form
 */
export function isReservedUsername(name: string): boolean {
  const squeezed = name.replaceAll('_', '');
  return (
    [name, squeezed].some((each) => OFFICIAL.test(each) || isOfficialInDevanagari(each)) ||
    RESERVED.test(squeezed) ||
    RESERVED_IN_DEVANAGARI.test(usernameKey(squeezed))
  );
}

/** Looks at every script. */
export function isReservedName(name: string): boolean {
  const words =
    withoutLookAlikes(name.normalize('NFKC'))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const isSpaced = words.every((word) => word.length === 1);
  return OFFICIAL.test(words.join(isSpaced ? '' : '_')) || isOfficialInDevanagari(name);
}
