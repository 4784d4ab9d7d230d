import { fromOklab, mix, toOklab } from '../drawing/colour';
import { atNight, nightStyle } from '../drawing/night';
import { DIFFUSE } from '../landscape/palette';
import type { Scene } from './scene';

/** An hour whose sky is darker than this is a night already. */
const NIGHT = 0.45;

/** The sun's disc becomes a moon. */
const MOON = '#f4e8c8';

/** A sky as yellow as this would turn grey on its way to blue, and takes nearly all of the night's colour. */
const YELLOW = 0.1;

const darkened = (colour: string, most: number): string => {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([Math.min(lightness, most), a, b]);
};

/**
 * The style of a scene at dusk: deep blue above, the last light at the horizon, and the animal brighter than its land.
 * @param more what is drawn over the scene
 */
export function dusk({ land, pal }: Scene, more = ''): string {
  const [top, middle, horizon] = pal.sky;
  if (toOklab(middle)[0] < NIGHT) return '';
  const yellow = Math.min(Math.max(toOklab(middle)[2] / YELLOW, 0), 1);
  const under = (colour: string, light: string, share: number, most: number) =>
    darkened(mix(atNight(colour), light, share + (0.9 - share) * yellow), most);
  return nightStyle(
    land + more,
    {
      [top]: under(top, '#132a4a', 0.6, 0.34),
      [middle]: under(middle, '#34527a', 0.45, 0.44),
      [horizon]: pal.air ? under(horizon, '#a8685c', 0.35, 0.56) : atNight(horizon),
      // Where no sun is seen, its colour is that of snow.
      [pal.sun]: mix(atNight(pal.sun), MOON, DIFFUSE.has(pal.air) ? 0 : 0.7),
    },
    '#f{filter:brightness(.8)}',
  );
}
