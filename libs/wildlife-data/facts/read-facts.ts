import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { speciesRecordSchema } from '../src/animals/species-record.schema';
import { aksharaWordsSchema } from '../src/games/akshara-word.schema';
import { dailyWordsSchema, detectiveSchema, matchSchema, wordleSchema } from '../src/games/game.schema';
import { featureCardsSchema, featuredAnimalsSchema, funFactsSchema } from '../src/landing/landing.schema';
import { testimonials } from '../src/landing/testimonials';
import { measuredRecordSchema } from '../src/measured/measured-track.schema';
import { pausesSchema } from '../src/measured/pause-meaning.schema';
import { type NameLanguage, nameLanguages } from '../src/names/name-languages';
import { parkRecordSchema } from '../src/parks/park-record.schema';
import { statesSchema } from '../src/parks/travel/state.schema';
import type { References } from '../src/records/references';
import { type Source, sourceSchema } from '../src/records/source.schema';
import { animalGroupsSchema } from '../src/search/animal-group.schema';
import { landscapesSchema, otherAnimalsSchema } from '../src/search/search-table.schema';
import { sensitivitySchema } from '../src/sensitive-places/sensitivity.schema';
import { toSlug } from '../src/text/slug';
import { trackSchema } from '../src/tracks/track.schema';
import { regionsSchema } from '../src/where-and-when/region.schema';
import { readAreas } from './areas/read-areas';
import { changeDays, type NamedRecord, parseChanges } from './changes/changes';
import { readLanguages, readNames } from './names/read-names';
import { readTaxa } from './taxa/read-taxa';
import type { TaxaRows } from './taxa/taxa-faults';
import { readProgress } from './translations/progress';
import { ofEachKind, readTranslations, type TranslationFiles } from './translations/read-translations';
import { readTowns } from './towns/read-towns';
import { type Checked, checkYaml, parseYaml, type YamlFile } from './yaml-file';

export const workspaceRoot = join(import.meta.dirname, '../../..');

const readFile = (path: string) => parseYaml(relative(workspaceRoot, path), readFileSync(path, 'utf8'));

const readFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readFile(join(folder, name)));

const slugOfFile = ({ path }: YamlFile) => basename(path, '.yaml');

interface Named {
  name: string;
}

interface Numbered extends Named {
  id: number;
}

function namingFaults(file: YamlFile, { name }: Named): string[] {
  if (toSlug(name) === slugOfFile(file)) return [];
  return [`${file.locate(['name'])} name: The file of '${name}' is called ${toSlug(name)}.yaml.`];
}

function numberingFaults(
  file: YamlFile,
  { id }: Numbered,
  at: number,
  records: readonly Numbered[],
): string[] {
  const isTaken = records.findIndex((other) => other.id === id) < at;
  return [
    ...(isTaken ? [`${file.locate(['id'])} id: ${id} is taken; ids are never reused.`] : []),
    ...(id > records.length ? [`${file.locate(['id'])} id: The next one is ${records.length}.`] : []),
  ];
}

type RecordCheck<Record_> = (
  file: YamlFile,
  record: Record_,
  at: number,
  records: readonly Record_[],
) => string[];

/** @param check runs once all files fit the schema */
function checkFolder<Record_>(
  files: readonly YamlFile[],
  schema: z.ZodType<Record_>,
  check: RecordCheck<Record_>,
): Checked<Record_[]> {
  const checked = files.map((file) => checkYaml(file, schema));
  const value = checked.flatMap((one) => (one.value === undefined ? [] : [one.value]));
  const faults = checked.flatMap((one) => one.faults);
  if (faults.length === 0)
    faults.push(
      ...value.flatMap((record, at) => {
        const file = files[at];
        return file ? check(file, record, at, value) : [];
      }),
    );
  return faults.length > 0 ? { faults } : { value, faults: [] };
}

const calledById: RecordCheck<{ id: string }> = (file, { id }) =>
  id === slugOfFile(file) ? [] : [`${file.locate(['id'])} id: The file of '${id}' is called ${id}.yaml.`];

const numbered: RecordCheck<Numbered> = (file, ...record) => [
  ...numberingFaults(file, ...record),
  ...namingFaults(file, record[0]),
];

/** Read before the files are checked, since records refer to each other. */
function collectReferences(species: readonly YamlFile[], sources: References['sources']): References {
  const readId = ({ value }: YamlFile) => Number(Object(value).id);
  return { species: new Map(species.map((file) => [slugOfFile(file), readId(file)])), sources };
}

const FOLDER = join(workspaceRoot, 'libs/wildlife-data/data');

export const recordFile = (path: string): YamlFile => readFile(join(FOLDER, path));

export const readSharedSources = (folder = FOLDER): Checked<Record<string, Source>> =>
  checkYaml(readFile(join(folder, 'sources.yaml')), z.record(z.string().min(2), sourceSchema));

/**
 * A rule for a misspelt animal would protect none.
 * @param species scientific names in the catalogue
 */
export function readSensitivity(file: YamlFile, species: readonly string[], taxa: TaxaRows | undefined) {
  const checked = checkYaml(file, sensitivitySchema);
  if (!checked.value || !taxa) return checked;
  const toSpeciesName = (name: string) => name.split(' ').slice(0, 2).join(' ');
  const known = new Set([
    ...[...taxa.higher, ...taxa.genera, ...taxa.species].map(({ row }) => row.scientific_name),
    ...species.map(toSpeciesName),
  ]);
  const faults = checked.value.rules.flatMap(({ taxon }, at) =>
    known.has(toSpeciesName(taxon))
      ? []
      : [`${file.locate(['rules', at, 'taxon'])} taxon: No list of animals has ${taxon}.`],
  );
  return faults.length > 0 ? { faults } : checked;
}

export const changesFile = (folder = FOLDER) => join(folder, 'changes.csv');

type FilesByKind = Readonly<Record<string, readonly YamlFile[]>>;

const filesOf = (kinds: readonly string[], folder = FOLDER): FilesByKind =>
  Object.fromEntries(kinds.map((kind) => [kind, readFolder(join(folder, kind))]));

export const namedRecords = (kinds: FilesByKind = filesOf(['species', 'parks'])): NamedRecord[] =>
  Object.entries(kinds).flatMap(([kind, files]) =>
    files.map((file) => [`${kind}/${slugOfFile(file)}`, file.value] as const),
  );

/** The clues of Animal Detective by its animals. */
const riddles = ({ value }: YamlFile) =>
  Object.fromEntries(
    (Array.isArray(value) ? value : []).map((animal: unknown) => {
      const { name, clues } = Object(animal) as { name?: string; clues?: unknown };
      return [String(name), clues];
    }),
  );

/** Records with texts that are translated; people keep their names. */
export const translatedRecords = (folder = FOLDER): NamedRecord[] => [
  ...namedRecords(filesOf(['species', 'parks', 'tracks', 'measured-tracks', 'journeys', 'landing'], folder)),
  ['landing/testimonials', testimonials.map(({ role, desc }) => ({ role, desc }))],
  ['games/detective', riddles(readFile(join(folder, 'games/detective.yaml')))],
];

/** @returns the faults of one species or park by its schema */
export function checkRecord(file: YamlFile): string[] {
  const sources = readSharedSources();
  if (!sources.value) return sources.faults;
  const references = collectReferences(
    readFolder(join(FOLDER, 'species')),
    new Map(Object.entries(sources.value)),
  );
  return file.path.includes('/parks/')
    ? checkYaml(file, parkRecordSchema(references)).faults
    : checkYaml(file, speciesRecordSchema(references)).faults;
}

function readChanges(folder: string, records: readonly NamedRecord[]): Checked<Record<string, string>> {
  const file = changesFile(folder);
  const { value, faults } = parseChanges(relative(workspaceRoot, file), readFileSync(file, 'utf8'));
  return value ? { value: changeDays(value, records), faults: [] } : { faults };
}

/** As their files have them, with the shared sources in their place. */
function rawRecords(kinds: FilesByKind, shared: Record<string, Source>): Record<string, object> {
  return Object.fromEntries(
    namedRecords(kinds).map(([name, value]) => {
      const record = Object(value) as { sources?: Record<string, unknown> };
      const sources = Object.entries(record.sources ?? {}).map(([key, source]) => [
        key,
        typeof source === 'string' ? shared[source] : source,
      ]);
      return [name, { ...record, sources: Object.fromEntries(sources) as unknown }];
    }),
  );
}

export const nameFile = (language: string, folder = FOLDER): YamlFile =>
  readFile(join(folder, 'names', `${language}.yaml`));

export function readTranslationFiles(language: string, folder = FOLDER): TranslationFiles {
  const own = join(folder, 'translations', language);
  return {
    phrases: readFile(join(own, 'phrases.yaml')),
    readBy: readFile(join(own, 'read-by.yaml')),
    ...ofEachKind((kind) => readFolder(join(own, kind)).map((file) => [slugOfFile(file), file] as const)),
  };
}

function readParts(folder: string, sources: Record<string, Source>) {
  const readFiles = (name: string) => readFolder(join(folder, name));
  const table = <Table>(name: string, schema: z.ZodType<Table>) =>
    checkYaml(readFile(join(folder, `${name}.yaml`)), schema);
  const taxa = readTaxa(join(folder, 'taxa'), workspaceRoot);
  const species = readFiles('species');
  const named = species.map(({ value }) => String(Object(value).scientific_name));
  const parks = readFiles('parks');
  const references = collectReferences(species, new Map(Object.entries(sources)));
  const translated = new Map(translatedRecords(folder));
  const localNames = readNames((language) => nameFile(language, folder), taxa.value);
  const translationFiles = Object.fromEntries(
    nameLanguages.map((language) => [language, readTranslationFiles(language, folder)]),
  ) as Record<NameLanguage, TranslationFiles>;
  return {
    species: checkFolder(species, speciesRecordSchema(references), numbered),
    areas: readAreas(join(folder, 'protected-areas.csv'), workspaceRoot),
    towns: readTowns(join(folder, 'towns.csv'), workspaceRoot),
    parks: checkFolder(parks, parkRecordSchema(references), numbered),
    states: table('states', statesSchema),
    regions: table('regions', regionsSchema),
    tracks: checkFolder(readFiles('tracks'), trackSchema(references), namingFaults),
    measuredTracks: checkFolder(readFiles('measured-tracks'), measuredRecordSchema(references), calledById),
    pauses: table('journeys/pauses', pausesSchema(references)),
    sensitivity: readSensitivity(readFile(join(folder, 'sensitivity.yaml')), named, taxa.value),
    landscapes: table('landscapes', landscapesSchema(new Set(parks.map(slugOfFile)))),
    otherAnimals: table('other-animals', otherAnimalsSchema),
    animalGroups: table('animal-groups', animalGroupsSchema(references)),
    detective: table('games/detective', detectiveSchema(references)),
    match: table('games/match', matchSchema(references)),
    wordle: table('games/wordle', wordleSchema(references)),
    dailyWords: table('games/daily-words', dailyWordsSchema(references)),
    aksharaWords: readLanguages((language) => table(`games/akshara/${language}`, aksharaWordsSchema)),
    featureCards: table('landing/feature-cards', featureCardsSchema),
    featuredAnimals: table('landing/featured-animals', featuredAnimalsSchema(references)),
    funFacts: table('landing/fun-facts', funFactsSchema(references)),
    taxa,
    records: { value: rawRecords({ species, parks }, sources), faults: [] },
    localNames,
    translations: readTranslations(translationFiles, translated),
    translationProgress: readProgress(translationFiles, localNames.value, translated),
    changes: readChanges(folder, namedRecords({ species, parks })),
  };
}

type Parts = ReturnType<typeof readParts>;
export type Facts = { readonly [Part in keyof Parts]: NonNullable<Parts[Part]['value']> };
export type ReadFacts = { facts: Facts; faults: [] } | { facts?: undefined; faults: string[] };

/** All facts, or all faults with file, line and column. */
export function readFacts(folder = FOLDER): ReadFacts {
  const sources = readSharedSources(folder);
  if (!sources.value) return { faults: sources.faults };
  const parts = readParts(folder, sources.value);
  const faults = Object.values(parts).flatMap((part) => part.faults);
  if (faults.length > 0) return { faults };
  const values = Object.entries(parts).map(([name, { value }]) => [name, value]);
  return { facts: Object.fromEntries(values) as Facts, faults: [] };
}
