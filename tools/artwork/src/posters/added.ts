import type { PosterArt } from './poster-art';

/** Parks added after the first 31, by slug. `nx g @aranya/tools:park` adds one. */
export const ADDED_POSTERS: Readonly<Record<string, PosterArt>> = {};
