import { toNfc } from '../common/spelling';

const KEY = /^taxon-([1-9]\d{0,8})$/;

/** The key of an animal outside the catalogue, such as `taxon-16001`. */
export const taxonKey = (id: number): string => `taxon-${id}`;

/** Null for a slug of the catalogue. */
export function taxonIdOf(key: string): number | null {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}

export const freeNameGroups = {
  unknown: null,
  birds: 2,
  mammals: 1,
  butterflies: 211,
  moths: 206,
  dragonflies: 76,
  beetles: 77,
  insects: 8,
  spiders: 90,
  snakes: 204,
  lizards: 205,
  turtles: 58,
  frogs: 60,
  fishes: null,
  molluscs: null,
  crustaceans: null,
} as const satisfies Record<string, number | null>;

export type FreeNameGroup = keyof typeof freeNameGroups;

const MAX_FREE_NAME = 60;

const isGroup = (group: string): group is FreeNameGroup => Object.hasOwn(freeNameGroups, group);

export interface FreeName {
  group: FreeNameGroup;
  words: string;
}

const cleanWords = (words: string) => toNfc(words).replace(/\s+/g, ' ').trim();

/** A name that the list of animals does not know, such as `free:birds:Hill bird`. */
export const freeNameKey = ({ group, words }: FreeName): string => `free:${group}:${cleanWords(words)}`;

/** Null for other keys. */
export function freeNameOf(key: string): FreeName | null {
  const [, group = '', words = ''] = /^free:([a-z]+):(.+)$/su.exec(key) ?? [];
  return isGroup(group) && words !== '' ? { group, words } : null;
}

// Indian scripts need the joiners. Without digits and dots within, nobody writes a place or an address.
const LETTERS = /^(?:[\p{L}\p{M} '’(),?&-]|\u200c|\u200d|\.(?= |$))+$/u;
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;

/** Says why nobody may call an animal so; null for a good name. */
export function freeNameFault(typed: string): string | null {
  const words = cleanWords(typed);
  if (words.length > MAX_FREE_NAME) return `A free name can have at most ${MAX_FREE_NAME} characters.`;
  return LETTERS.test(words) && !UNSEEN.test(words) && TWO_LETTERS.test(words)
    ? null
    : 'A free name has two letters or more, and no digits or signs.';
}

/** {@link freeNameFault} of a whole key; null for keys of other kinds. */
export function freeNameKeyFault(key: string): string | null {
  if (!key.startsWith('free:')) return null;
  const name = freeNameOf(key);
  if (name === null || freeNameKey(name) !== key)
    return 'A free name is written free:, its group, a colon and the words, such as free:birds:Hill bird.';
  return freeNameFault(name.words);
}
