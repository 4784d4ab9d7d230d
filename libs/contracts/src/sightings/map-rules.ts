/** Wider than those of `GET /api/taxa`, as people look for animals. */
export const sightingGroups = [
  'birds',
  'mammals',
  'reptiles',
  'amphibians',
  'fishes',
  'insects',
  'other invertebrates',
] as const;

export type SightingGroup = (typeof sightingGroups)[number];

export const mapBoxLimits = { height: 60, width: 90 } as const;

/** Degrees; no box crosses the 180th meridian. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}
