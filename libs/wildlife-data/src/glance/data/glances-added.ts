import type { Glance } from '../glance.schema';

/** Of the species added after the first 117, by id. `nx g @aranya/tools:species` adds one. */
export const addedGlances: readonly Glance[] = [];
