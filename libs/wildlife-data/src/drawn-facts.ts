import type { Animal } from './animals/animal.schema';
import facts from './generated/drawn-facts.json' with { type: 'json' };
import type { Glance } from './glance/glance.schema';
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

const { animals, parks } = facts as unknown as {
  animals: readonly DrawnAnimal[];
  parks: readonly DrawnPark[];
};

export { livesInParts } from './glance/in-parts';
export { largeCountries } from './glance/large-countries';
export { creativeCommons } from './text/creative-commons';

/** tools/artwork draws only this, and nothing again while it stays the same. */
export { animals as drawnAnimals, parks as drawnParks };
