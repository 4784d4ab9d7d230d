import type { Glance } from '../glance.schema';

/** One import and one entry a species, by id. */
export const glancesOf001To058: readonly Glance[] = [];
