import type { Travel } from '../travel.schema';

/** Of the parks added after the first 31, by id. `nx g @aranya/tools:park` adds one. */
export const addedTravel: readonly Travel[] = [];
