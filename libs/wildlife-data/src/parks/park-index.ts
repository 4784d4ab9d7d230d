import rows from '../generated/park-index.json' with { type: 'json' };
import { toSlug } from '../text/slug';
import type { Park } from './park.schema';

export type ParkSummary = Pick<Park, 'id' | 'name' | 'slug' | 'location' | 'coordinates'>;

type Row = readonly [id: number, name: string, location: string, lat: number, lng: number];

/** Preferable to `parks`: it does not load their texts. */
export const parkIndex: readonly ParkSummary[] = /* @__PURE__ */ (rows as unknown as readonly Row[]).map(
  ([id, name, location, lat, lng]) => ({ id, name, slug: toSlug(name), location, coordinates: { lat, lng } }),
);
