import { ADDED_POSTERS } from './posters/added';
import { DRY_WOODS } from './posters/dry-woods';
import { MOUNTAINS } from './posters/mountains';
import type { PosterArt } from './posters/poster-art';
import { RIVERS } from './posters/rivers';
import { SEA_SHORES } from './posters/sea-shores';

/** By the park's slug. */
export const POSTER_ART: Readonly<Record<string, PosterArt>> = {
  ...MOUNTAINS,
  ...RIVERS,
  ...DRY_WOODS,
  ...SEA_SHORES,
  ...ADDED_POSTERS,
};
