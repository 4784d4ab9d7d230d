import records from '../generated/parks.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import { type PackedSource, type SourceFamily, unpackedSources } from '../records/unpacked-sources';
import { toSlug } from '../text/slug';
import type { Park } from './park.schema';

type PackedPark = Omit<Park, 'slug' | 'images' | 'coordinates' | 'sources'> & {
  coordinates: readonly [lat: number, lng: number];
  sources: readonly PackedSource[];
};

const { families, packed } = records as unknown as {
  families: readonly SourceFamily[];
  packed: PackedColumns;
};

/** National parks have ids 1 to 25, sanctuaries 26 to 31, additions follow. */
export const parks: readonly Park[] = unpackedColumns<PackedPark>(packed).map((park) => {
  const slug = toSlug(park.name);
  const [lat, lng] = park.coordinates;
  return {
    ...park,
    slug,
    images: `/artwork/parks/${slug}.svg`,
    coordinates: { lat, lng },
    sources: unpackedSources(families, park.sources),
  };
});
