import { DRAWN } from './drawn';
import type { Figure } from './figure';
import { notoBody } from './noto';
import { NOTO_FIGURES } from './noto-figures';

export type NotoName = keyof typeof NOTO_FIGURES;
export type DrawnName = keyof typeof DRAWN;
export type FigureName = NotoName | DrawnName;

const isDrawn = (name: FigureName): name is DrawnName => name in DRAWN;

const known = new Map<FigureName, Figure>();

/** Cached. */
export function figure(name: FigureName): Figure {
  let found = known.get(name);
  if (!found) {
    if (isDrawn(name)) found = DRAWN[name]();
    else found = { body: notoBody(name), ...NOTO_FIGURES[name] };
    known.set(name, found);
  }
  return found;
}

export const figureNames = (): FigureName[] => [
  ...(Object.keys(DRAWN) as DrawnName[]),
  ...(Object.keys(NOTO_FIGURES) as NotoName[]),
];
