import type { indianStates } from '../parks/indian-states';
import type { Point } from '../sensitive-places/cells';

/** The law or a convention gives an area its kind. */
export const areaKinds = [
  'national park',
  'tiger reserve',
  'wildlife sanctuary',
  'bird sanctuary',
  'conservation reserve',
  'Ramsar site',
] as const;

export type AreaKind = (typeof areaKinds)[number];

/** A protected area or a wetland of India. */
export interface Area {
  /** For ever, as posts have it: `area-` and the slug of the name. */
  key: string;
  name: string;
  otherNames: readonly string[];
  kinds: readonly AreaKind[];
  states: readonly (typeof indianStates)[number][];
  coordinates: Point;
  /** Undefined where it is not certain. */
  area_km2: number | undefined;
  /** The slug of the park that it is. */
  park: string | undefined;
}
