import type { SightingDraft } from '@aranya/contracts';
import { animalIndex, animalsOfPark, cellOf, parks } from '@aranya/wildlife-data';
import type { NearPlace } from '../../species-search/use-animal-search';

/** A search for names learns no more of a point than its cell of 22 km. */
export function toNearPlace({ place, seen_on }: SightingDraft): NearPlace | undefined {
  if (place === null) return undefined;
  const month = Number(seen_on.slice(5, 7));
  const when = month > 0 ? `&month=${month}` : '';
  if (place.kind === 'point') {
    const { lat, lng } = cellOf(place);
    return { query: `&lat=${lat}&lng=${lng}${when}`, living: [] };
  }
  const park = parks.find(({ slug }) => slug === place.park);
  const living = park ? animalsOfPark(animalIndex, park).map(({ slug }) => slug) : [];
  return { query: `&park=${place.park}${when}`, living };
}
