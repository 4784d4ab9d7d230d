import type { Animal } from '../src/animals/animal.schema';
import type { SpeciesRecord } from '../src/animals/species-record.schema';
import type { DrawnAnimal, DrawnPark, DrawnWords } from '../src/drawn-facts';
import { parksOfAnimal } from '../src/lookups/park-lookups';
import type { Park } from '../src/parks/park.schema';
import type { NameLanguage } from '../src/names/name-languages';
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

/** What cards say in other languages; English where a text is missing. */
export function drawnWords(
  { parks, translations }: Pick<Facts, 'parks' | 'translations'>,
  names: Readonly<Record<string, Partial<Record<NameLanguage, string>>>>,
): DrawnWords {
  const ofLanguage = (language: NameLanguage) => ({
    names: Object.fromEntries(Object.entries(names).map(([name, own]) => [name, own[language] ?? name])),
    parks: Object.fromEntries(
      parks.map(toPark).map(({ slug, location, best_time_to_visit }) => {
        const { location: where = location, best_time_to_visit: season = best_time_to_visit } =
          translations[language].parks[slug] ?? {};
        return [slug, { where, season }];
      }),
    ),
  });
  return { hi: ofLanguage('hi'), mr: ofLanguage('mr') };
}
