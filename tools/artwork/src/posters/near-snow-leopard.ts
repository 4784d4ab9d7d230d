import { SNOW_FACE, snowSpots } from '../figures/drawn/snow-leopard';
import { catProfile } from '../figures/parts/cat-profile';
import { coatMarks } from '../figures/parts/coat-marks';
import { locks } from '../figures/parts/fur';
import { blob, blobPath, dots, limb, limbPath, moved, painted, within } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** From the throat over the nape and back to the rump, and by the belly to the breast. */
const BODY =
  '29 48, 34 39, 43 36, 50 41.6, 56.4 50, 61.4 59, 64.8 68, 65 76, 61 80.4, 50 80.6, 44 79, 41 75, 36 71, 32 64, 29 56';
const HAUNCH = '45.4 67, 50 60.6, 57 60.6, 63 66, 65.2 74, 62 80.4, 52 80.8, 46 78.6, 44 73';
const FORE = '38 58 12, 37 67 8.6, 35.8 74 7.2, 35.4 78 7.4';
const TAIL =
  '61 77.6 6.6, 68 79 8.4, 74 76.4 9.4, 76 70 9.4, 74.2 63.4 9.4, 72 57 9.2, 73.4 50.4 8.8, 76.8 47.4 7';

/** A snow leopard that sits and looks to the moon on the left, its tail curled up behind it. */
export function sittingSnowLeopard(p: Print, { dark, shade, coat, lit, light }: CoatInks): string {
  const rings = (seed: string, outline: string, step: number, size: number) =>
    coatMarks({
      seed,
      outline,
      step,
      ink: dark,
      fill: '#8e99b5',
      width: 0.9,
      dash: '4 .6 2.4 1.2',
      mark: (x, y) => ({ size, stretch: 1.2, turn: (x * 3 + y) % 3 }),
    });
  const paw = (x: number, y: number, ink: string) =>
    moved(
      painted({ lit, ink, dark })(`
  lit -6.6 .4, -6 -2.8, -2 -4.6, 3 -3.6
  ink -6 1, -5.4 -2.2, -2 -4, 3 -3.4, 5 -1, 4.6 1.2
  dark ~.5 -4 -.6, -4.4 .9; -1.6 -.8, -1.8 1; 1 -.8, 1 1`),
      x,
      y,
    );
  const drawn =
    limb(coat, TAIL) +
    within(
      'slt',
      limbPath(TAIL),
      painted({ shade, dark })(`
  shade 62 83 4, 70 84 5, 78 79 5, 80.4 70 4, 78 62 4, 76.4 57 4, 78 52 4
  dark ~1.7 67.4 74, 67 84; 71 72.6, 77 81; 71 70, 81.6 72.4; 69.4 66.4, 80 63.6; 67 60, 77.4 57.4
  dark 73.6 50.6 8.4, 75.4 48.4 8.4, 80 45 9`),
    ) +
    // The far foreleg, in the same coat, from which the light falls away.
    limb(lit, '31 58 9, 29.4 67 7.6, 27.6 74 6.6, 27 78 6.8') +
    limb(shade, '32 58 9, 30 67 7.2, 28.4 74 6.2, 27.8 78 6.4') +
    dots(dark, '29 66 .7, 31 70 .7, 27.6 72 .6, 29.4 75 .6') +
    paw(27, 80, shade) +
    moved(blob(lit, BODY), -0.7, -0.5) +
    blob(coat, BODY) +
    within(
      'slb',
      blobPath(BODY),
      painted({ light, shade })(`
  light 26 50, 34 52, 37 60, 36 70, 40 78, 24 78
  shade 51 40, 58 50, 63 59, 68 70, 68 82, 60 70, 56 58, 50 48
  shade 38 76, 42 68, 44 60, 47 60, 45 68, 46 78`) +
        rings(
          'snow leopard, sitting',
          '43 42, 50 44, 56 52, 62 62, 58 60, 50 60, 45 64, 42 56, 40 48',
          6.2,
          1.55,
        ) +
        dots(dark, '38 44 .7, 41 40.6 .7, 36 50 .7, 33 56 .6, 46 41 .7, 39 53 .8, 34 62 .6'),
    ) +
    blob(coat, HAUNCH) +
    within(
      'slh',
      blobPath(HAUNCH),
      blob(shade, '44 76, 52 79, 60 76, 66 66, 68 84, 44 84') +
        rings('snow leopard, haunch', HAUNCH, 6.2, 1.55),
    ) +
    moved(paw(0, 0, coat), 46, 80.6, 0, 1.16) +
    moved(limb(lit, FORE), -0.7, 0) +
    limb(coat, FORE) +
    limb(shade, '42 62 2, 40.4 69 2.6, 38.4 75 2, 38.6 79 .6') +
    dots(
      dark,
      '36 58 .8, 40 61 .8, 35 63.6 .8, 38.6 66.4 .8, 34.6 69 .7, 37 71.6 .7, 34 74.6 .6, 37.4 76 .6',
    ) +
    paw(35, 80.8, coat) +
    locks(light, '31 54 3, 36 52.6 4, 41 49.6 4, 44.6 45 3', 3, -1) +
    catProfile(19.6, 24.6, 0.275, -4, {
      id: 'sl',
      coat,
      back: '#b3bccd',
      pale: light,
      shade: '#c3cad8',
      nose: '#a9796f',
      iris: '#d9c46a',
      ear: [dark, '#dfe3ea'],
      earSize: 0.8,
      outline: SNOW_FACE,
      marks: snowSpots(dark),
    }) +
    limb(lit, '19.4 36.6 .2, 21.4 34 .7, 26 32 .6, 28 28 .7, 32 25.6 .7, 35 25 .3');
  return whole(p, drawn);
}
