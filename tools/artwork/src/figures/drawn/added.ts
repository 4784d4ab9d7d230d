import type { Figure } from '../figure';

/** Species added after the first 117. `nx g @aranya/tools:species` adds one, tinted from a relative's. */
export const ADDED = {} satisfies Record<string, () => Figure>;
