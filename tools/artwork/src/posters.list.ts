import { ADDED_POSTERS } from './posters/added';
import { DRY_WOODS } from './posters/dry-woods';
import { FOOTHILLS } from './posters/foothills';
import { FORTS } from './posters/forts';
import { LADAKH } from './posters/ladakh';
import { LAKES } from './posters/lakes';
import { MANGROVES } from './posters/mangroves';
import { MOUNTAINS } from './posters/mountains';
import { OPEN_LAND } from './posters/open-land';
import type { PosterArt } from './posters/poster-art';
import { RIVERS } from './posters/rivers';
import { SEA_SHORES } from './posters/sea-shores';
import { WET_HILLS } from './posters/wet-hills';

/** By the park's slug. */
export const POSTER_ART: Readonly<Record<string, PosterArt>> = {
  ...LADAKH,
  ...MOUNTAINS,
  ...FOOTHILLS,
  ...RIVERS,
  ...LAKES,
  ...DRY_WOODS,
  ...FORTS,
  ...WET_HILLS,
  ...OPEN_LAND,
  ...MANGROVES,
  ...SEA_SHORES,
  ...ADDED_POSTERS,
};
