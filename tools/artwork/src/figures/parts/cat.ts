import { lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { quadruped } from './quadruped';
import type { QuadrupedOptions, Frame } from './quadruped';
import { dots, rings } from './shapes';

/** Grid positions over the trunk, shifted row by row. */
export const scatter = (
  { left, withers: [, top] }: Frame,
  columns: number,
  rows: number,
  size: number,
  each: (x: number, y: number, i: number) => string,
): string =>
  Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    return each(
      left + 4 + (i % columns) * size + (row % 2) * size * 0.5,
      top + 4 + row * size * 0.72 + (i % 3) - 1,
      i,
    );
  }).join(', ');

export const rosettes = (frame: Frame, colour: string, fill: string, size = 8.6): string => {
  const spots = scatter(frame, 9, 5, size, (x, y) => `${x} ${y} 2.7`);
  return dots(fill, spots) + rings(colour, 1.7, spots, 'stroke-dasharray="4.4 1.3"');
};

export const cat = (
  options: Partial<QuadrupedOptions> & Pick<QuadrupedOptions, 'coat' | 'head' | 'tail' | 'box' | 'size'>,
): Figure =>
  quadruped({
    belly: lighter(options.coat, 0.55),
    height: 56,
    length: 70,
    depth: 29,
    tuck: 4,
    neck: { x: -16, y: -6, base: 27, top: 22 },
    leg: 9,
    thigh: 20,
    paw: 9,
    ...options,
  });

export const spotsOnLegs = ({ left, right, girth }: Frame, colour: string): string =>
  dots(
    colour,
    `${left + 11} ${girth + 4} 1.7, ${left + 15} ${girth + 10} 1.6, ${left + 11} ${girth + 16} 1.4, ${right - 15} ${girth - 4} 1.8, ${right - 9} ${girth} 1.7, ${right - 13} ${girth + 6} 1.6, ${right - 8} ${girth + 12} 1.4, ${right - 9} ${girth - 10} 1.8`,
  );

export const faceSpots = (colour: string): string =>
  dots(colour, '-4 -10 1, -8 -9 .9, 2 -8 1.1, 5 -3 1.2, -6 6 1, -1 3 1.1, 3 6 1.2, -13 5 .6, -15 7 .6');
