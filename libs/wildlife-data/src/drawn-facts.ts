import type { Animal } from './animals/animal.schema';
import facts from './generated/drawn-facts.json' with { type: 'json' };
import words from './generated/drawn-words.json' with { type: 'json' };
import type { Glance } from './glance/glance.schema';
import type { NameLanguage } from './names/name-languages';
import type { Park } from './parks/park.schema';

export type DrawnAnimal = Pick<
  Animal,
  'name' | 'slug' | 'scientific_name' | 'biome' | 'conservation_status'
> & {
  range: Pick<Glance['range'], 'countries' | 'introduced' | 'throughout' | 'states' | 'seas'>;
  parks: readonly Park['coordinates'][];
};
export type DrawnPark = Pick<
  Park,
  'name' | 'slug' | 'location' | 'states' | 'established' | 'best_time_to_visit'
>;

/** By the English name, and by the park's slug. */
export type DrawnWords = Readonly<
  Record<
    NameLanguage,
    {
      readonly names: Readonly<Record<string, string>>;
      readonly parks: Readonly<Record<string, { readonly where: string; readonly season: string }>>;
    }
  >
>;

const { animals, parks } = facts as unknown as {
  animals: readonly DrawnAnimal[];
  parks: readonly DrawnPark[];
};

export const drawnWords: DrawnWords = words;

export { livesInParts } from './glance/in-parts';
export { largeCountries } from './glance/large-countries';
export { creativeCommons } from './text/creative-commons';

/** tools/artwork draws only this, and nothing again while it stays the same. */
export { animals as drawnAnimals, parks as drawnParks };
