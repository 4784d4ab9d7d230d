import { toSlug } from '../text/slug';
import type { Track } from './track.schema';

/** Needs no catalogue at hand; undefined for an animal that is not in it. */
export function speciesOfTrack({ name, animalId }: Pick<Track, 'name' | 'animalId'>): string | undefined {
  if (animalId === undefined) return undefined;
  // One species: "caribou" is its name in North America.
  return name === 'Caribou' ? 'reindeer' : toSlug(name);
}
