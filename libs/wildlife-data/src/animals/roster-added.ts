import type { AddedRow } from './roster.types';

/** By id, in the order in which they came. `nx g @aranya/tools:species` adds one. */
export const addedRows: readonly AddedRow[] = [];
