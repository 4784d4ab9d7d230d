import type { Animal } from '../src/animals/animal.schema';
import { animals } from '../src/animals/animals';
import { roster } from '../src/animals/roster';
import { speciesRecordSchema } from '../src/animals/species-record.schema';
import { parkRecordSchema } from '../src/parks/park-record.schema';
import type { Park } from '../src/parks/park.schema';
import { parks } from '../src/parks/parks';
import type { References } from '../src/records/references';
import { parkFaults, speciesFaults } from '../src/rules/record-rules';
import { readSharedSources } from './read-facts';
import { toAnimal, toGlance, toPark, toTravel } from '../src/records/record-parts';
import { locatedFaults } from './located-faults';
import { type Checked, checkYaml, type YamlFile } from './yaml-file';

function knownReferences(): References {
  const { value, faults } = readSharedSources();
  if (!value) throw new Error(faults.join('\n'));
  return {
    species: new Map(roster.map(({ slug, id }) => [slug, id])),
    sources: new Map(Object.entries(value)),
  };
}

const rangeLists = ['countries', 'introduced', 'throughout', 'states'] as const;

export function sortedRange<Range extends object>(range: Range): Range {
  const isList = (entry: [string, unknown]): entry is [string, unknown[]] =>
    rangeLists.some((list) => list === entry[0]) && Array.isArray(entry[1]);
  const lists = Object.entries(range).filter(isList);
  return { ...range, ...Object.fromEntries(lists.map(([name, list]) => [name, [...list].sort()])) };
}

const checked = <Value>(value: Value, faults: string[]): Checked<Value> =>
  faults.length > 0 ? { faults } : { value, faults: [] };

/** @param drafted also has the fields without a value */
export function checkNewSpecies(file: YamlFile, drafted: unknown): Checked<Animal> {
  const { value: record, faults } = checkYaml(file, speciesRecordSchema(knownReferences()), drafted);
  if (!record) return { faults };
  const animal = toAnimal(record);
  const glance = toGlance(record);
  const sorted = { ...glance, range: sortedRange(glance.range) };
  return checked(animal, locatedFaults(file, speciesFaults(animal, sorted, animals, parks)));
}

/** @param drafted also has the fields without a value */
export function checkNewPark(file: YamlFile, drafted: unknown, thisYear: number): Checked<Park> {
  const { value: record, faults } = checkYaml(file, parkRecordSchema(knownReferences()), drafted);
  if (!record) return { faults };
  const park = toPark(record);
  return checked(park, locatedFaults(file, parkFaults(park, toTravel(record), parks, animals, thisYear)));
}
