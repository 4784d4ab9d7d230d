import type { AnimalFacts } from '../animal-text';

export const factsOf040To078: readonly AnimalFacts[] = [];
