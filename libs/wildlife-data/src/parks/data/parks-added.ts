import type { ParkText } from '../park.schema';

/** Parks added after the first 31, by id. `nx g @aranya/tools:park` adds one. */
export const addedParks: readonly ParkText[] = [];
