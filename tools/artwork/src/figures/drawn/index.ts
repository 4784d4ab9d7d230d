import type { Figure } from '../figure';
import { frog } from './frogs';
import { seaTurtle } from './sea-turtles';

/** Figures drawn by hand, where Noto has none or only a wrong relative. */
export const DRAWN = {
  frog,
  'sea-turtle': () => seaTurtle,
} satisfies Record<string, () => Figure>;
