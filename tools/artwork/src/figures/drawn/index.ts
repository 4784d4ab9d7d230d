import type { Figure } from '../figure';
import { ADDED } from './added';
import { FIRST_FIGURES } from './first-figures';

/** Every figure by its name. */
export const DRAWN = { ...FIRST_FIGURES, ...ADDED } satisfies Record<string, () => Figure>;
