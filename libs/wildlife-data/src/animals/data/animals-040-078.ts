import type { AnimalText } from '../animal-text';

export const textsOf040To078: readonly AnimalText[] = [];
