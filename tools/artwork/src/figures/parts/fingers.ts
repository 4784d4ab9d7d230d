import { dots, limb } from './shapes';

/** Fingers from a wrist; each ends in a disc where the frog climbs. */
export const fingers = (
  skin: string,
  x: number,
  y: number,
  reach: readonly (readonly [number, number])[],
  w: number,
  disc = 0,
): string =>
  reach
    .map(([dx, dy]) =>
      limb(skin, `${x} ${y} ${w + 1}, ${x + dx * 0.6} ${y + dy * 0.75} ${w}, ${x + dx} ${y + dy} ${w * 0.8}`),
    )
    .join('') + (disc ? dots(skin, reach.map(([dx, dy]) => `${x + dx} ${y + dy} ${disc}`).join(', ')) : '');
