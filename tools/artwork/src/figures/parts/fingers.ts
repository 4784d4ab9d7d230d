import { dots, limb, points } from './shapes';

/** Fingers from a wrist to the points of `reach` beside it; each ends in a disc where the frog climbs. */
export const fingers = (skin: string, x: number, y: number, reach: string, w: number, disc = 0): string => {
  const tips = points(reach);
  return (
    tips
      .map(({ x: dx, y: dy }) =>
        limb(
          skin,
          `${x} ${y} ${w + 1}, ${x + dx * 0.6} ${y + dy * 0.75} ${w}, ${x + dx} ${y + dy} ${w * 0.8}`,
        ),
      )
      .join('') +
    (disc ? dots(skin, tips.map(({ x: dx, y: dy }) => `${x + dx} ${y + dy} ${disc}`).join(', ')) : '')
  );
};
