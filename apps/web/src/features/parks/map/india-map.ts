import map from './india-map.json';
import type { IndiaMap } from './draw-map';

/** `npx nx run web:india-map` writes this file. */
export const indiaMap = map as unknown as IndiaMap;
