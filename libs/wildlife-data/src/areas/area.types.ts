import type { indianStates } from '../parks/indian-states';
import type { Point } from '../sensitive-places/cells';

export const areaKinds = [
  'national park',
  'tiger reserve',
  'wildlife sanctuary',
  'bird sanctuary',
  'conservation reserve',
  'Ramsar site',
] as const;

export type AreaKind = (typeof areaKinds)[number];

export interface Area {
  /** Permanent, as posts contain it. */
  key: string;
  name: string;
  otherNames: readonly string[];
  kinds: readonly AreaKind[];
  states: readonly (typeof indianStates)[number][];
  coordinates: Point;
  /** Undefined where it is not certain. */
  area_km2: number | undefined;
  park: string | undefined;
}
