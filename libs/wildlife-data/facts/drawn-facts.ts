import type { Animal } from '../src/animals/animal.schema';
import type { SpeciesRecord } from '../src/animals/species-record.schema';
import type { DrawnAnimal, DrawnPark } from '../src/drawn-facts';
import { parksOfAnimal } from '../src/lookups/park-lookups';
import type { Park } from '../src/parks/park.schema';
import { toAnimal, toPark } from '../src/records/record-parts';
import type { Facts } from './read-facts';

function drawnAnimal({ glance }: SpeciesRecord, animal: Animal, parks: readonly Park[]): DrawnAnimal {
  const { name, slug, scientific_name, biome, conservation_status } = animal;
  const { countries, introduced, throughout, states, seas } = glance.range;
  return {
    ...{ name, slug, scientific_name, biome, conservation_status },
    range: {
      countries,
      ...(introduced && { introduced }),
      ...(throughout && { throughout }),
      ...(states && { states }),
      ...(seas && { seas }),
    },
    parks: parksOfAnimal(parks, animal).map(({ coordinates }) => coordinates),
  };
}

/** Only what tools/artwork draws: other facts must draw nothing again. */
export function drawnFacts({ species, parks: records }: Pick<Facts, 'species' | 'parks'>) {
  const parks = records.map(toPark);
  return {
    animals: species.map((record) => drawnAnimal(record, toAnimal(record), parks)),
    parks: parks.map(({ name, slug, location, states, established, best_time_to_visit }): DrawnPark => ({
      ...{ name, slug, location, states, established, best_time_to_visit },
    })),
  };
}
