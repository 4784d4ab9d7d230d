import map from './india-map.json';
import type { IndiaMap } from './draw-map';

/** Written by `npx nx run web:india-map`. */
export const indiaMap = map as unknown as IndiaMap;
