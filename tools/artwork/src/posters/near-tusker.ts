import { bars, blob, both, dots, limb, mirrored, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

const EAR =
  '10 15, 15 11, 21 10.6, 27 13.4, 31 19, 32 26, 30 33, 26.6 39, 23.6 44.6, 21 47.4, 18.6 44, 16.6 38, 13 32, 10 26';

/** A tusker that comes toward us, its trunk let down before it. */
export function tusker(p: Print, at: number, top: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const drawn =
    // Hind legs and belly, then the forelegs, the one to the left a step ahead.
    both(limb(dark, '15 54 13, 13 68 11, 13 82 10')) +
    blob(shade, mirrored('0 20, 14 18, 21 26, 25.4 38, 26.4 48, 25 55, 20 58.6, 10 60.6, 0 61')) +
    limb(shade, '17 42 18, 18 56 14.6, 17 68 12.4, 16.6 78 11.4, 17 86 13') +
    limb(coat, '-17 42 19, -18.4 57 16, -17.6 70 13.6, -17.6 81 12.8, -18 90 15') +
    limb(shade, '-11.6 48 .6, -12.4 62 4, -12.6 76 3.4, -12.8 91 4') +
    limb(lit, '-24.6 46 .4, -25.8 58 1.4, -23.6 70 1, -23.4 82 .3') +
    dots(light, '-22.6 93.6 1.5, -18.4 94.4 1.7, -14 93.8 1.5, 13 89.6 1.3, 17 90.2 1.4, 21 89.6 1.3') +
    stroke(shade, 0.8, '-23 70.6, -18 72.4, -12 71; -23 75, -18 76.8, -12.4 75.4') +
    both(
      blob(coat, EAR) +
        blob(shade, '15 17, 20 14, 25.6 16.6, 29 22, 29.4 28, 27 34.6, 23.4 40.6, 21 44, 19 40, 15 26') +
        bars(coat, '18 20 .3, 22.6 24 1.1, 25.4 31 .3; 17.4 27 .3, 20.6 31 1, 22 37 .3'),
    ) +
    // The fold of the ear's upper edge takes the light.
    blob(lit, '-10 14.6, -15 10.6, -21 10.2, -27 13, -31.2 19, -32.2 26, -25.6 15, -20 13.4, -15 14.6') +
    blob(coat, '10 14.6, 15 10.6, 21 10.2, 27 13, 31.2 19, 32.2 26, 29.6 20.6, 25.6 16.4, 20 14.6, 15 16') +
    // The twin domes of the brow, the cheeks, the trunk.
    blob(coat, mirrored('0 9.6, 4 6.4, 9 6.6, 13 11, 14.6 18, 14 25, 13.4 31, 12.6 36, 10 41, 6 45, 0 46')) +
    blob(shade, '8 6.6, 13 11, 14.6 18, 12.6 36, 10 41, 6 45, 4.6 44.6, 8 38, 10.6 31, 12 23, 11.6 15') +
    blob(lit, '0 9.6, -4 6.4, -9 6.6, -13 11, -14.6 18, -14 24, -12 16.6, -8.6 11, -4 9.6') +
    limb(coat, '0 24 12, 0 33 13, -1 49 9.4, -2 57 7.8, -4.6 63.6 6.4, -9 66.6 5.2, -13.4 64.6 4') +
    limb(shade, '5 30 .6, 5.4 38 2.4, 3.6 46 3.4, 2.4 53 3, .4 60 2.4, -4 65.6 2, -9 68.4 .4') +
    limb(lit, '-5.4 28 .3, -6 36 1.3, -5.2 44 1.1, -4.6 52 .3') +
    stroke(
      shade,
      0.8,
      '-5 31, -1 32.6, 4 31.4; -5.2 36, -1 37.6, 4 36.4; -5 41, -1 42.4, 3 41.4; -4.8 46, -1.4 47.2, 2 46.4; -4.6 51, -1.6 52.2, 1 51.4; -5 57, -2.4 58.2, 0 57.4',
    ) +
    both(
      // Hollow of the temple, eye, the sheath of the tusk.
      blob(shade, '7.6 14, 10.6 16, 11.4 20.6, 9.4 23, 7 20') +
        blob(dark, '8.6 28.6, 10.2 26.8, 12.4 27.4, 12.8 29.4, 10.6 30.2') +
        oval(light, 10.3, 28, 0.5) +
        stroke(shade, 0.8, '7.6 26.4, 10 24.8, 12.8 25.6; 8 31, 10.4 32, 12.6 31.2') +
        limb(light, '8.6 37 3.6, 11 43 3.5, 12.2 49 2.9, 11 54.6 .7') +
        limb(shade, '10.8 41 .3, 12.8 46 .9, 13.2 50 .7, 11.6 54 .2') +
        limb(coat, '8.6 32 5, 8.4 36.6 5, 8.8 38.6 4.4') +
        stroke(shade, 0.8, '6.6 38.4, 8.6 40, 11 38.6'),
    );
  return `<g transform="translate(${Math.round(p.x(at))} ${Math.round(p.y(top))})">${whole(p, drawn)}</g>`;
}
