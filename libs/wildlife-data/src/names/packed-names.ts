import type { NameLanguage } from './name-languages';

export type PackedName = string | readonly [name: string, usedIn: string];

export type PackedNames = Partial<Record<NameLanguage, readonly PackedName[]>>;

export interface LocalName {
  name: string;
  /** English; null if everywhere or unknown. */
  used_in: string | null;
}

export const unpackedNames = (names: readonly PackedName[] = []): LocalName[] =>
  names.map((packed) =>
    typeof packed === 'string' ? { name: packed, used_in: null } : { name: packed[0], used_in: packed[1] },
  );
