import { z } from 'zod';
import { type LocalNamesFile, readersSchema } from '../../src/names/local-names.schema';
import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import {
  type TranslatedKind,
  translatedParts,
  type TranslationProgress,
} from '../../src/translations/translation.types';
import type { NamedRecord } from '../changes/changes';
import type { LocalNamesFiles } from '../names/read-names';
import { type Checked, checkYaml, type YamlFile } from '../yaml-file';
import {
  phrasesSchema,
  translatedRecordSchema,
  type TranslationFiles,
  translationGaps,
} from './read-translations';
import { sharedTexts, translatableTexts } from './translatable';

/** A file `read-by.yaml`; who has read the names stands in the file of names. */
export const readBySchema = z.partialRecord(
  z.enum(['interface', ...translatedParts]).exclude(['names']),
  readersSchema,
);

/** A country has a phrase only where Intl has another name than people say. */
const COUNTRY = /^[A-Z]{3}$/;

/** @param others phrases of languages by the English ones: what all have is a text of the site */
export function neededPhrases(records: Iterable<unknown>, others: readonly object[]): string[] {
  const [first = {}, ...rest] = others;
  const common = Object.keys(first).filter(
    (phrase) => !COUNTRY.test(phrase) && rest.every((other) => phrase in other),
  );
  return [...new Set([...common, ...[...records].flatMap(sharedTexts)])].sort();
}

/** Lists the catalogue's scientific names. */
export const namedSpecies = (records: Iterable<NamedRecord>): string[] =>
  [...records].flatMap(([name, record]) =>
    name.startsWith('species/') ? [String(Object(record).scientific_name)] : [],
  );

/** A subspecies of the catalogue has the names of its species. */
export const isNamed = (names: object, scientificName: string): boolean =>
  [scientificName, scientificName.split(' ').slice(0, 2).join(' ')].some((name) => name in names);

interface Site {
  /** By kind and slug. */
  records: ReadonlyMap<string, unknown>;
  phrases: readonly string[];
}

const textsIn = (file: YamlFile | undefined) => (file && checkYaml(file, translatedRecordSchema).value) ?? {};

function countKinds(kinds: readonly TranslatedKind[], files: TranslationFiles, { records }: Site) {
  const translated = new Map<string, YamlFile>(
    kinds.flatMap((kind) => files[kind].map(([slug, file]) => [`${kind}/${slug}`, file] as const)),
  );
  const counts = { translated: 0, of: 0 };
  for (const [name, record] of records) {
    if (!kinds.some((kind) => name.startsWith(`${kind}/`))) continue;
    const all = Object.keys(translatableTexts(record)).length;
    counts.of += all;
    counts.translated += all - translationGaps(record, textsIn(translated.get(name))).missing.length;
  }
  return counts;
}

/** Counts how much of the site a language has. */
export function translationProgress(
  files: TranslationFiles,
  { names, read_by: namesReadBy }: LocalNamesFile,
  site: Site,
): Checked<TranslationProgress> {
  const readBy = checkYaml(files.readBy, readBySchema);
  if (!readBy.value) return readBy;
  const phrases = checkYaml(files.phrases, phrasesSchema).value ?? {};
  const species = namedSpecies(site.records);
  const counts: TranslationProgress['counts'] = {
    names: { translated: species.filter((name) => isNamed(names, name)).length, of: species.length },
    species: countKinds(['species'], files, site),
    parks: countKinds(['parks'], files, site),
    phrases: {
      translated: site.phrases.filter((phrase) => phrase in phrases).length,
      of: site.phrases.length,
    },
    journeys: countKinds(['tracks', 'measured-tracks', 'journeys'], files, site),
    games: countKinds(['games'], files, site),
    landing: countKinds(['landing'], files, site),
  };
  const nobody = Object.fromEntries(['interface', ...translatedParts].map((part) => [part, []]));
  const readers = { ...nobody, ...readBy.value, names: namesReadBy } as TranslationProgress['readers'];
  return { value: { counts, readers }, faults: [] };
}

/** The same for all languages of the site. */
export function readProgress(
  files: Readonly<Record<NameLanguage, TranslationFiles>>,
  names: LocalNamesFiles | undefined,
  records: ReadonlyMap<string, unknown>,
): Checked<Readonly<Record<NameLanguage, TranslationProgress>>> {
  const phrases = neededPhrases(
    records.values(),
    nameLanguages.map((language) => Object(files[language].phrases.value) as object),
  );
  const read = nameLanguages.map((language) => {
    const own = names?.[language] ?? { names: {}, read_by: [] };
    return [language, translationProgress(files[language], own, { records, phrases })] as const;
  });
  const faults = read.flatMap(([, checked]) => checked.faults);
  if (faults.length > 0) return { faults };
  const values = read.map(([language, { value }]) => [language, value]);
  return { value: Object.fromEntries(values) as Record<NameLanguage, TranslationProgress>, faults: [] };
}
