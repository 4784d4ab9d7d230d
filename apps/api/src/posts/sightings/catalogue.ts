import { freeNameOf, taxonIdOf } from '@aranya/contracts';
import { type ExactPlace, findArea, parks, roster } from '@aranya/wildlife-data';

const speciesSlugs = new Set(roster.map(({ slug }) => slug));
const parkSlugs = new Set(parks.map(({ slug }) => slug));

export const isKnownSpecies = (slug: string): boolean => speciesSlugs.has(slug);
/** True for any key of the right form: only the database knows whether such an animal is there. */
export const mayBeAnimal = (key: string): boolean =>
  isKnownSpecies(key) || taxonIdOf(key) !== null || freeNameOf(key) !== null;
/** For the column `free_name`. */
export const freeNameIn = (key: string): string | null => (freeNameOf(key) === null ? null : key);
/** A park of the guide, or another protected area by its key. */
export const isKnownArea = (key: string): boolean => parkSlugs.has(key) || findArea(key) !== undefined;
export const NO_SUCH_AREA = 'There is no such park or protected area. Choose one that the search finds.';

/** An area that is a park of the guide gets its slug, so that a place has one key. */
export const parkKey = (key: string): string => findArea(key)?.park ?? key;

export function withParkSlug<Place extends ExactPlace | null>(place: Place): Place {
  return place?.kind === 'park' ? { ...place, park: parkKey(place.park) } : place;
}
