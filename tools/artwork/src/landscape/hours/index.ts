import { HEIGHTS } from './heights';
import { OPEN_LAND } from './open-land';
import { WATERS } from './waters';
import { WOODS } from './woods';

/** Each biome's hours of the day. */
export const HOURS = { ...WOODS, ...OPEN_LAND, ...HEIGHTS, ...WATERS };
