import type { AnimalText } from '../animal-text';

export const textsOf001To039: readonly AnimalText[] = [];
