import { ADDED_POSTERS } from './posters/added';
import { DRY_WOODS } from './posters/dry-woods';
import { FOOTHILLS } from './posters/foothills';
import { MOUNTAINS } from './posters/mountains';
import { OPEN_LAND } from './posters/open-land';
import type { PosterArt } from './posters/poster-art';
import { RIVERS } from './posters/rivers';
import { SEA_SHORES } from './posters/sea-shores';

/** By the park's slug. */
export const POSTER_ART: Readonly<Record<string, PosterArt>> = {
  ...MOUNTAINS,
  ...FOOTHILLS,
  ...RIVERS,
  ...DRY_WOODS,
  ...OPEN_LAND,
  ...SEA_SHORES,
  ...ADDED_POSTERS,
};
