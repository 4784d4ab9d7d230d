import type { LocalNamesFile } from '../../src/names/local-names.schema';
import { nameLanguages } from '../../src/names/name-languages';
import type { PackedName, PackedNames } from '../../src/names/packed-names';
import type { LocalNamesFiles } from './read-names';

type GivenName = LocalNamesFile['names'][string][number];

const packed = ({ name, used_in: place }: GivenName): PackedName =>
  place === undefined ? name : [name, place];

/** @param taxa scientific names in order of preference */
export function packedNames(files: LocalNamesFiles, taxa: readonly string[]): PackedNames {
  const found = nameLanguages.flatMap((language) => {
    const named = taxa.find((name) => files[language].names[name]);
    const names = named === undefined ? undefined : files[language].names[named];
    return names ? [[language, names.map(packed)] as const] : [];
  });
  return Object.fromEntries(found);
}
