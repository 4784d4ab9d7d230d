import { n0 } from '../drawing/numbers';
import { moved, painted } from '../figures/parts/shapes';
import type { Print } from './print';

/** The inks of an animal, dark to light. */
export type CoatInks = Readonly<Record<'dark' | 'shade' | 'coat' | 'lit' | 'light', string>>;

/** Sets a drawing of 100 units' height, its middle at 0, with its foot at (x, y) in hundredths. */
export const set = ({ x, y }: Print, at: number, foot: number, height: number, drawn: string): string =>
  moved(drawn, n0(x(at)), n0(y(foot - height)), 0, Math.round(y(height)) / 100);

/** Sets a drawing in hundredths of the picture's height, from its upper left corner. */
export const whole = ({ y }: Print, drawn: string): string =>
  `<g transform="scale(${Math.round(y(1) * 100) / 100})">${drawn}</g>`;

/** A form to the right of the middle on its left, wound the same way: where two were not, librsvg would cut a hole in `rimmed`. */
export const across = (form: string): string =>
  form
    .split(', ')
    .reverse()
    .map((point) => `-${point}`)
    .join(', ');

/** Forms as one body: `inner` stays within them all, and the light from (dx, dy) lies on their common edge alone. */
export const rimmed = (
  id: string,
  forms: string,
  [light, coat]: readonly [string, string],
  [dx, dy]: readonly [number, number],
  inner: string,
): string => {
  const all = (ink: string) => painted({ o: ink })(forms);
  return `<clipPath id="${id}">${all(light)}</clipPath><g clip-path="url(#${id})">${all(light)}${moved(all(coat), -dx, -dy)}${inner}</g>`;
};
