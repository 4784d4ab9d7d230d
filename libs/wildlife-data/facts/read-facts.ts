import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { type SpeciesRecord, speciesRecordSchema } from '../src/animals/species-record.schema';
import { type ParkRecord, parkRecordSchema } from '../src/parks/park-record.schema';
import { statesSchema } from '../src/parks/travel/state.schema';
import type { References } from '../src/records/references';
import { type Source, sourceSchema } from '../src/records/source.schema';
import { slugOf } from '../src/text/slug';
import { type Checked, checkYaml, parseYaml, type YamlFile } from './yaml-file';

export const workspaceRoot = join(import.meta.dirname, '../../..');

type States = z.output<typeof statesSchema>;

export interface Facts {
  /** By id. */
  species: readonly SpeciesRecord[];
  /** By id. */
  parks: readonly ParkRecord[];
  states: States;
}

export type ReadFacts = { facts: Facts; faults: [] } | { facts?: undefined; faults: string[] };

const readFile = (path: string) => parseYaml(relative(workspaceRoot, path), readFileSync(path, 'utf8'));

const readFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFile(join(folder, name)));

const slugOfFile = ({ path }: YamlFile) => basename(path, '.yaml');

const byId = <Record_ extends { id: number }>(records: readonly Record_[]) =>
  [...records].sort((one, other) => one.id - other.id);

/** Ids run from 1 without a gap, and a file is called after the name of its record. */
function numberingFaults(
  files: readonly YamlFile[],
  records: readonly { id: number; name: string }[],
): string[] {
  return records.flatMap(({ id, name }, at) => {
    const file = files[at];
    if (!file) return [];
    const isTaken = records.findIndex((other) => other.id === id) < at;
    return [
      ...(isTaken ? [`${file.locate(['id'])} id: ${id} is taken; ids are never reused.`] : []),
      ...(id > records.length ? [`${file.locate(['id'])} id: The next one is ${records.length}.`] : []),
      ...(slugOf(name) === slugOfFile(file)
        ? []
        : [`${file.locate(['name'])} name: The file of '${name}' is called ${slugOf(name)}.yaml.`]),
    ];
  });
}

function checkFolder<Record_ extends { id: number; name: string }>(
  files: readonly YamlFile[],
  schema: z.ZodType<Record_>,
): { records: Record_[]; faults: string[] } {
  const checked = files.map((file) => checkYaml(file, schema));
  const records = checked.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const faults = checked.flatMap((one) => one.faults);
  return { records: byId(records), faults: faults.length > 0 ? faults : numberingFaults(files, records) };
}

/** What records refer to: species have an id as soon as their file does. */
function referencesOf(species: readonly YamlFile[], sources: References['sources']): References {
  const idOf = ({ value }: YamlFile) => Number(Object(value).id);
  return { species: new Map(species.map((file) => [slugOfFile(file), idOf(file)])), sources };
}

const FOLDER = join(workspaceRoot, 'libs/wildlife-data/data');

/** Sources that many records name by their keys. */
export const readSharedSources = (folder = FOLDER): Checked<Record<string, Source>> =>
  checkYaml(readFile(join(folder, 'sources.yaml')), z.record(z.string().min(2), sourceSchema));

/** All facts, or all faults with file, line and column. */
export function readFacts(folder = FOLDER): ReadFacts {
  const sources = readSharedSources(folder);
  if (!sources.value) return { faults: sources.faults };
  const speciesFiles = readFolder(join(folder, 'species'));
  const references = referencesOf(speciesFiles, new Map(Object.entries(sources.value)));
  const species = checkFolder(speciesFiles, speciesRecordSchema(references));
  const parks = checkFolder(readFolder(join(folder, 'parks')), parkRecordSchema(references));
  const states = checkYaml(readFile(join(folder, 'states.yaml')), statesSchema);
  const faults = [...species.faults, ...parks.faults, ...states.faults];
  if (!states.value || faults.length > 0) return { faults };
  return { facts: { species: species.records, parks: parks.records, states: states.value }, faults: [] };
}
