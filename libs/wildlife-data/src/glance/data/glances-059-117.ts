import type { Glance } from '../glance.schema';

/** One import and one entry a species, by id. */
export const glancesOf059To117: readonly Glance[] = [];
