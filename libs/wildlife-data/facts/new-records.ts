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
import { animalOf, glanceOf, parkOf, travelOf } from './record-parts';
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

/** The range of a species with its lists in alphabetical order, as records have them. */
export function sortedRange<Range extends object>(range: Range): Range {
  const isList = (entry: [string, unknown]): entry is [string, unknown[]] =>
    rangeLists.some((list) => list === entry[0]) && Array.isArray(entry[1]);
  const lists = Object.entries(range).filter(isList);
  return { ...range, ...Object.fromEntries(lists.map(([name, list]) => [name, [...list].sort()])) };
}

const checked = <Value>(value: Value, faults: string[]): Checked<Value> =>
  faults.length > 0 ? { faults } : { value, faults: [] };

/**
 * Checks a species that is not in the catalogue yet, by schema and rules; the lists of its range may be in any order.
 * @param drafted has the fields without a value too
 */
export function checkNewSpecies(file: YamlFile, drafted: unknown): Checked<Animal> {
  const { value: record, faults } = checkYaml(file, speciesRecordSchema(knownReferences()), drafted);
  if (!record) return { faults };
  const animal = animalOf(record);
  const glance = glanceOf(record);
  const sorted = { ...glance, range: sortedRange(glance.range) };
  return checked(animal, locatedFaults(file, speciesFaults(animal, sorted, animals, parks)));
}

/**
 * Checks a park that is not in the catalogue yet, by schema and rules.
 * @param drafted has the fields without a value too
 */
export function checkNewPark(file: YamlFile, drafted: unknown, thisYear: number): Checked<Park> {
  const { value: record, faults } = checkYaml(file, parkRecordSchema(knownReferences()), drafted);
  if (!record) return { faults };
  const park = parkOf(record);
  return checked(park, locatedFaults(file, parkFaults(park, travelOf(record), parks, animals, thisYear)));
}
