import type { LocalNamesFile } from '../../src/names/local-names.schema';
import { localNamesSchema } from '../../src/names/local-names.schema';
import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import type { TaxaRows } from '../taxa/taxa-faults';
import { type Checked, checkYaml, type YamlFile } from '../yaml-file';

export type LocalNamesFiles = Readonly<Record<NameLanguage, LocalNamesFile>>;

/** Checks a file of `data/names`; a name of an animal that no list of taxa has would be found by nobody. */
export function checkNames(file: YamlFile, taxa: TaxaRows | undefined): Checked<LocalNamesFile> {
  const checked = checkYaml(file, localNamesSchema);
  if (!checked.value || !taxa) return checked;
  const rows = [...taxa.higher, ...taxa.genera, ...taxa.species];
  const known = new Set(rows.map(({ row }) => row.scientific_name));
  const faults = Object.keys(checked.value.names).flatMap((name) =>
    known.has(name) ? [] : [`${file.locate(['names', name])} ${name}: No list of animals has it.`],
  );
  return faults.length > 0 ? { faults } : checked;
}

/** @param fileOf the file of a language */
export function readNames(
  fileOf: (language: NameLanguage) => YamlFile,
  taxa: TaxaRows | undefined,
): Checked<LocalNamesFiles> {
  const files = nameLanguages.map((language) => [language, checkNames(fileOf(language), taxa)] as const);
  const faults = files.flatMap(([, checked]) => checked.faults);
  if (faults.length > 0) return { faults };
  return {
    value: Object.fromEntries(files.map(([language, { value }]) => [language, value])) as LocalNamesFiles,
    faults: [],
  };
}
