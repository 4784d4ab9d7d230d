import rows from '../generated/park-index.json' with { type: 'json' };
import { slugOf } from '../text/slug';
import type { Park } from './park.schema';

/** Enough to name, find and place a park. */
export type ParkSummary = Pick<Park, 'id' | 'name' | 'slug' | 'location' | 'coordinates'>;

/** Id, name, location, degrees north and east. */
type Row = readonly [id: number, name: string, location: string, lat: number, lng: number];

/** The parks by id. Import this instead of `parks` where possible: it does not reach their texts. */
export const parkIndex: readonly ParkSummary[] = /* @__PURE__ */ (rows as unknown as readonly Row[]).map(
  ([id, name, location, lat, lng]) => ({ id, name, slug: slugOf(name), location, coordinates: { lat, lng } }),
);
