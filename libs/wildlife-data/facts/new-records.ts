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

const checked = <Value>(value: Value, faults: string[]): Checked<Value> =>
  faults.length > 0 ? { faults } : { value, faults: [] };

/** Checks a species that is not in the catalogue yet, by schema and rules. */
export function checkNewSpecies(file: YamlFile): Checked<Animal> {
  const { value: record, faults } = checkYaml(file, speciesRecordSchema(knownReferences()));
  if (!record) return { faults };
  const animal = animalOf(record);
  return checked(animal, locatedFaults(file, speciesFaults(animal, glanceOf(record), animals, parks)));
}

/** Checks a park that is not in the catalogue yet, by schema and rules. */
export function checkNewPark(file: YamlFile, thisYear: number): Checked<Park> {
  const { value: record, faults } = checkYaml(file, parkRecordSchema(knownReferences()));
  if (!record) return { faults };
  const park = parkOf(record);
  return checked(park, locatedFaults(file, parkFaults(park, travelOf(record), parks, animals, thisYear)));
}
