import packed from '../generated/areas.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import { areaKey } from './area-key';
import type { Area } from './area.types';

type PackedArea = Pick<Area, 'name' | 'kinds' | 'states' | 'park'> & {
  others?: readonly string[];
  at: readonly [lat: number, lng: number];
  km2?: number;
};

/** Includes the parks of the guide. */
export const areas: readonly Area[] = /* @__PURE__ */ unpackedColumns<PackedArea>(
  packed as unknown as PackedColumns,
).map(({ name, others = [], kinds, states, at: [lat, lng], km2, park }) => ({
  key: areaKey(name),
  name,
  otherNames: others,
  kinds,
  states,
  coordinates: { lat, lng },
  area_km2: km2,
  park,
}));

const byKey = /* @__PURE__ */ new Map(/* @__PURE__ */ areas.map((area) => [area.key, area]));

export const findArea = (key: string): Area | undefined => byKey.get(key);
