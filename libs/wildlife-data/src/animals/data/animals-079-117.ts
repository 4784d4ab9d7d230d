import type { AnimalText } from '../animal-text';

export const textsOf079To117: readonly AnimalText[] = [];
