import { mix, toOklab } from '../drawing/colour';
import { atNight, nightStyle } from '../drawing/night';
import type { Scene } from './scene';

/** An hour whose sky is darker than this is a night already. */
const NIGHT = 0.45;

/**
 * The style of a scene at dusk: deep blue above, the last light at the horizon, and the animal brighter than its land.
 * @param more what is drawn over the scene
 */
export function dusk({ land, pal }: Scene, more = ''): string {
  const [top, middle, horizon] = pal.sky;
  if (toOklab(middle)[0] < NIGHT) return '';
  const under = (colour: string, light: string, share: number) => mix(atNight(colour), light, share);
  return nightStyle(
    land + more,
    {
      [top]: under(top, '#132a4a', 0.6),
      [middle]: under(middle, '#34527a', 0.45),
      [horizon]: under(horizon, '#a8685c', pal.air ? 0.35 : 0),
    },
    '#f{filter:brightness(.8)}',
  );
}
