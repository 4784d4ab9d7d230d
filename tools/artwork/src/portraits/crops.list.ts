import type { FigureName } from '../figures';

/** Middle and side of a square, as shares of the figure's box; the side is a share of its longer edge. */
export type Crop = readonly [x: number, y: number, side: number];

/** For figures that do not name their head and are not cut well at their left end. */
export const CROPS: Readonly<Partial<Record<FigureName, Crop>>> = {
  'staghorn-coral': [0.5, 0.48, 1.04],
  'snowy-owl': [0.4, 0.26, 0.62],
  'indian-eagle-owl': [0.42, 0.26, 0.6],
  'greater-adjutant': [0.32, 0.22, 0.5],
  'greater-flamingo': [0.3, 0.2, 0.46],
  'sarus-crane': [0.26, 0.16, 0.4],
};

/** White ones. */
export const PALE: ReadonlySet<FigureName> = new Set<FigureName>([
  'arctic-fox',
  'arctic-tern',
  'bar-headed-goose-flying',
  'common-ostrich',
  'greater-flamingo',
  'polar-bear',
  'wandering-albatross',
]);
