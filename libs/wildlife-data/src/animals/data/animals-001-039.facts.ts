import type { AnimalFacts } from '../animal-text';

export const factsOf001To039: readonly AnimalFacts[] = [];
