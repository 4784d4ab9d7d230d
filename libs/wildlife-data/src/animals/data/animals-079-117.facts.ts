import type { AnimalFacts } from '../animal-text';

export const factsOf079To117: readonly AnimalFacts[] = [];
