import { coatMarks } from '../figures/parts/coat-marks';
import { catProfile } from '../figures/parts/cat-profile';
import { faceMarks } from '../figures/drawn/clouded-leopard';
import { bars, blob, blobPath, dots, limb, limbPath, moved, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** From the nape over the shoulder and the hip, then along the bough. */
const BODY = '66 35, 60 37, 55 40.6, 49 43.6, 42 46, 34 47.4, 27 48, 20 51, 15.4 57, 14 64, 17 71, 24 73.4, 34 70.6, 46 67, 56 64, 63 60, 68 54, 71 46, 71 39';

const CLOUDS = [
  '21 55.4, 23.6 52.6, 26.4 53.6, 28.6 52.8, 28.4 56, 29.8 58.4, 28 60.6, 28.6 63.6, 25.4 64.4, 23.6 62.6, 21 62.4, 21.6 59',
  '32 52.4, 34.4 50.4, 36.6 51.4, 39.4 50.8, 39.6 53.6, 41 55.6, 39.6 58, 40.4 61, 37.4 62.4, 35.4 60.4, 32.6 60.6, 33.2 56.6',
  '43 49.6, 45.4 47.6, 47.4 48.6, 50 48, 49.6 51, 51.4 53.4, 50 56, 50.4 58.6, 47.4 59.4, 45.6 57.6, 43.4 57.2, 44 53',
  '31 64.4, 33.4 62.8, 35.4 63.8, 37.6 63.6, 37.4 66.4, 35 68.4, 32 68.4',
  '42 62, 44.4 60.6, 46 61.4, 48 61.2, 47.4 64, 45 65.8, 42.4 65.6',
  '53 45.6, 55.4 44, 57 45, 59 45, 58.4 48, 58.6 50.6, 56 51.6, 54.6 50.2, 52.8 50',
  '52.4 55.6, 54.4 54, 56 55, 57.6 55, 57 58, 55 60.2, 52.6 60',
  '16 60.4, 18 58.6, 19.6 60, 20.4 63, 19 66, 17 66.6, 15.8 63.6',
];

/** Hip and shoulder to the paw, which hangs at ease before the bough. */
const HIND = '22 60 15, 26 67 12, 23.4 73 8, 21.6 78 6.4, 22 81 6';
const FORE = '61 50 13, 60.4 58 10.4, 58.4 65 7.6, 57.4 71 6.4, 57.4 74.4 6';
const TAIL = '18 60 5.6, 12.6 65 6, 10.4 72 6.4, 11.6 79 6.6, 11 84.6 6.4, 8 88.4 5';

/** A clouded leopard that lies along its bough and looks to the sun on the right. */
export function drapedLeopard(p: Print, { dark, shade, coat, lit, light }: CoatInks, bough: string): string {
  const limbOf = (id: string, line: string, ink: string, spots: string): string => limb(ink, line) + within(id, limbPath(line), moved(limb(shade, line), -5, 1) + dots(dark, spots));
  const paw = (x: number, y: number, ink: string): string =>
    moved(blob(ink, '-3 -3, 0 -4.4, 2.8 -3, 3.8 1, 2.6 4.6, -.2 5.6, -2.8 4.6, -3.6 1') + stroke(dark, 0.6, '-1.6 3, -1.5 5; .8 3.2, .7 5.2'), x, y);
  const drawn =
    // The far legs hang behind the bough, in the coat's own colour.
    limbOf('nf', '66 52 9, 68.6 60 7.4, 68.4 66 5.8, 68.6 69 5.2', '#b07c3a', '69.7 62.5 0.8, 67.3 66.5 0.8, 69.3 70.5 0.8') +
    paw(68.8, 70.6, '#b07c3a') +
    limb(bough, '2 84 11, 14 76 10, 32 69.6 8.6, 52 64.6 7, 72 59.6 6, 92 53 5') +
    limb('#2c6a5c', '14 72.4 .3, 32 66 1.2, 52 61.4 1.4, 72 57 1, 90 51 .3') +
    limb(lit, TAIL) +
    within('nt', limbPath(TAIL), moved(limb(coat, TAIL), -1, 0.6) + stroke(dark, 1.4, '12 61, 17 65; 8 67, 14.4 69; 6 73, 14 74; 7 79, 16 78.6') + limb(dark, '11 83.6 9, 5 91 9')) +
    moved(`<path fill="${lit}" d="${blobPath(BODY)}"/>`, 0.5, -0.7) +
    `<path fill="${coat}" d="${blobPath(BODY)}"/>` +
    within(
      'nb',
      blobPath(BODY),
      blob(shade, '12 62, 20 66, 34 66, 48 62.6, 58 58, 58 68, 30 78, 12 74') +
        blob(light, '69 40, 73 40, 73 54, 66 58, 64 54, 67 48') +
        CLOUDS.map((cloud) => blob(dark, cloud, 'transform="translate(-1.2 .5)"') + blob('#b07a35', cloud, `stroke="${dark}" stroke-width=".25"`)).join('') +
        dots(dark, '30.2 60 .7, 41.6 60 .7, 51 51.8 .6, 39.4 67 .8, 50 62.6 .8, 28.4 68 .8, 40.8 48.6 .6, 30 50.6 .6, 23 69.6 .8, 33 69.8 .7, 44.6 66.4 .7, 54 62.6 .7') +
        bars(dark, '64 37 .3, 58 41 1.2, 52 44 .3; 66 40 .3, 61 43.6 1.2, 57 48 .3; 22 50.6 .3, 18 53 1.2, 16 57 .3; 27 49 .3, 31 48.6 1, 36 48.2 .3') +
        coatMarks({
          seed: 'clouded',
          outline: '58 36, 74 36, 74 62, 58 62',
          step: 3.6,
          ink: dark,
          mark: (_, y) => (y > 46 ? { size: 0.75, solid: true, stretch: 1.3 } : undefined),
        }),
    ) +
    limbOf('nh', HIND, coat, '26.5 59 0.9, 23.1 63 0.9, 28 65.8 0.9, 24.3 68.8 0.9, 21.6 73.3 0.8, 24.7 74.3 0.8, 21.8 78 0.8, 21.3 81.5 0.7') +
    paw(22, 83, coat) +
    limbOf('ng', FORE, coat, '61.5 50 0.9, 58.7 54 0.9, 63.4 56 0.9, 59.8 59.8 0.9, 57 64.7 0.8, 60.7 65.3 0.8, 57.5 69.7 0.8, 59 74 0.7, 56 74.6 0.7') +
    limb(lit, '67.4 48 .3, 65.4 56 1, 61.4 66 .9, 60 74 .3') +
    paw(57.2, 76.4, coat) +
    moved(
      catProfile(0, 0, 0.22, -8, {
        id: 'cl',
        coat,
        back: '#c68f45',
        pale: light,
        shade: '#e6c98f',
        nose: '#c98878',
        iris: '#d8c75c',
        ear: [dark, '#ead9b0'],
        earSize: 0.86,
        marks: faceMarks(dark),
      }),
      83,
      29.6,
      0,
      -1,
      1,
    );
  return whole(p, drawn);
}
