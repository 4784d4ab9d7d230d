import type { NameLanguage } from './name-languages';

/** A name alone where it is said everywhere. */
export type PackedName = string | readonly [name: string, usedIn: string];

/** Names by the languages in which an animal has any. */
export type PackedNames = Partial<Record<NameLanguage, readonly PackedName[]>>;

export interface LocalName {
  name: string;
  /** A region in English words; null for a name that is said everywhere, or nobody knows where. */
  used_in: string | null;
}

export const unpackedNames = (names: readonly PackedName[] = []): LocalName[] =>
  names.map((packed) =>
    typeof packed === 'string' ? { name: packed, used_in: null } : { name: packed[0], used_in: packed[1] },
  );
