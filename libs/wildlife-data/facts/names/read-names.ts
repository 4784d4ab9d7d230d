import type { LocalNamesFile } from '../../src/names/local-names.schema';
import { localNamesSchema } from '../../src/names/local-names.schema';
import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import type { TaxaRows } from '../taxa/taxa-faults';
import { type Checked, checkYaml, type YamlFile } from '../yaml-file';

export type LocalNamesFiles = Readonly<Record<NameLanguage, LocalNamesFile>>;

/** A name without a listed animal would never be found. */
export function checkNames(
  language: string,
  file: YamlFile,
  taxa: TaxaRows | undefined,
): Checked<LocalNamesFile> {
  const checked = checkYaml(file, localNamesSchema(language));
  if (!checked.value || !taxa) return checked;
  const rows = [...taxa.higher, ...taxa.genera, ...taxa.species];
  const known = new Set(rows.map(({ row }) => row.scientific_name));
  const faults = Object.keys(checked.value.names).flatMap((name) =>
    known.has(name) ? [] : [`${file.locate(['names', name])} ${name}: No list of animals has it.`],
  );
  return faults.length > 0 ? { faults } : checked;
}

/** @returns the parts of all languages, or the faults of all */
export function readLanguages<Value>(
  read: (language: NameLanguage) => Checked<Value>,
): Checked<Readonly<Record<NameLanguage, Value>>> {
  const files = nameLanguages.map((language) => [language, read(language)] as const);
  const faults = files.flatMap(([, checked]) => checked.faults);
  if (faults.length > 0) return { faults };
  return {
    value: Object.fromEntries(files.map(([language, { value }]) => [language, value])) as Record<
      NameLanguage,
      Value
    >,
    faults: [],
  };
}

export const readNames = (
  readNamesFile: (language: NameLanguage) => YamlFile,
  taxa: TaxaRows | undefined,
): Checked<LocalNamesFiles> =>
  readLanguages((language) => checkNames(language, readNamesFile(language), taxa));
