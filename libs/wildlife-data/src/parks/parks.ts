import records from '../generated/parks.json' with { type: 'json' };
import { type PackedRows, unpackedRows } from '../records/packed-rows';
import { type PackedSource, type SourceFamily, unpackedSources } from '../records/unpacked-sources';
import { slugOf } from '../text/slug';
import type { Park } from './park.schema';

type PackedPark = Omit<Park, 'slug' | 'images' | 'sources'> & { sources: readonly PackedSource[] };

const { families, ...packed } = records as unknown as PackedRows & { families: readonly SourceFamily[] };

/** 25 national parks (ids 1 to 25) and 6 wildlife sanctuaries (26 to 31), then those added since, by id. */
export const parks: readonly Park[] = unpackedRows<PackedPark>(packed).map((park) => {
  const slug = slugOf(park.name);
  const sources = unpackedSources(families, park.sources);
  return { ...park, slug, images: `/artwork/parks/${slug}.svg`, sources };
});
