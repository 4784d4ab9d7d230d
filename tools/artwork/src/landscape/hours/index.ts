import { HEIGHTS } from './heights';
import { OPEN_LAND } from './open-land';
import { WATERS } from './waters';
import { WOODS } from './woods';

export const HOURS = { ...WOODS, ...OPEN_LAND, ...HEIGHTS, ...WATERS };
