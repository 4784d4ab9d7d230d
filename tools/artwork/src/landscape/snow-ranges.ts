import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { range } from './mountains';

/** Snow in sun and in shade. */
export const snowColours = ({ pal }: Pen) =>
  [mix('#ffffff', pal.light, 0.35), mix(pal.haze, pal.sky[0], 0.42)] as const;

/** Snow peaks in the haze; `depth` 0 far, 0.5 near. */
export function farRange(pen: Pen, y: number, height: number, peaks: number, depth = 0.3): string {
  const { pal } = pen;
  const [lit, shaded] = snowColours(pen);
  return range(pen, {
    y,
    peaks,
    height,
    rock: mix(pal.near, pal.haze, 0.6 - depth),
    lit: mix(pal.lit, pal.haze, 0.55 - depth),
    snow: [mix(lit, pal.haze, 0.3 - depth * 0.5), mix(shaded, pal.haze, 0.35)],
    haze: pal.haze,
  });
}
