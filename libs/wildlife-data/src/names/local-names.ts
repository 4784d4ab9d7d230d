import names from '../generated/local-names.json' with { type: 'json' };
import { type NameLanguage, nameLanguages } from './name-languages';
import { type LocalName, type PackedNames, unpackedNames } from './packed-names';

const bySlug = names as unknown as Readonly<Record<string, PackedNames>>;

export interface NamesInLanguage {
  language: NameLanguage;
  names: readonly LocalName[];
}

export const listLocalNames = (slug: string): NamesInLanguage[] =>
  nameLanguages.flatMap((language) => {
    const found = unpackedNames(bySlug[slug]?.[language]);
    return found.length > 0 ? [{ language, names: found }] : [];
  });
