import type { AnimalFacts } from '../animal-text';

/** Of the species added after the first 117. `nx g @aranya/tools:species` adds one. */
export const addedFacts: readonly AnimalFacts[] = [];
