import { DRAWN } from './drawn';
import type { Figure } from './figure';

export type FigureName = keyof typeof DRAWN;

const known = new Map<FigureName, Figure>();

/** Cached. */
export function figure(name: FigureName): Figure {
  const found = known.get(name) ?? DRAWN[name]();
  known.set(name, found);
  return found;
}

export const figureNames = (): FigureName[] => Object.keys(DRAWN) as FigureName[];
