import { slugOf } from '../text/slug';
import { addedParks } from './data/parks-added';
import { parks01To08 } from './data/parks-01-08';
import { parks09To16 } from './data/parks-09-16';
import { parks17To25 } from './data/parks-17-25';
import { sanctuaries26To31 } from './data/sanctuaries-26-31';
import type { Park, ParkText } from './park.schema';

function withAddresses(text: ParkText): Park {
  const slug = slugOf(text.name);
  return { ...text, slug, images: `/artwork/parks/${slug}.svg` };
}

/** 25 national parks (ids 1 to 25) and 6 wildlife sanctuaries (26 to 31), then those added since, by id. */
export const parks: readonly Park[] = [
  ...parks01To08,
  ...parks09To16,
  ...parks17To25,
  ...sanctuaries26To31,
  ...addedParks,
].map(withAddresses);
