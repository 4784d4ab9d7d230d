import { faceMarks } from '../figures/drawn/clouded-leopard';
import { catProfile } from '../figures/parts/cat-profile';
import { bars, blob, blobPath, dots, limb, moved, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

const TAIL =
  '69 51 3.4, 73 54.6 4.6, 75.2 60 5.2, 75 67 5.4, 72.6 73.4 5.4, 71.6 79 5.4, 74 83.4 5, 78 84.4 4';

const BODY =
  '17 51, 22 45.4, 28 42.4, 34 41.4, 40 42.4, 46 43.6, 52 43, 58 41.4, 64 42.4, 69.4 46.4, 72.4 52, 72.6 58, 69 61.6, 62 62, 50 61.6, 38 62, 26 62.4, 19 60.6, 16 56';

/** Each is dark along its hind edge, and open toward the head. */
const CLOUDS = [
  '37 45.6, 40 43.6, 43.4 44.6, 44.4 47.4, 43 49.6, 44.6 52, 42.6 54, 39 53.6, 38.4 50.6, 36.6 48.4',
  '38.6 57, 41 55.4, 44 56, 46.4 55.4, 48 57.8, 46 60.2, 43 59.6, 40 60.6',
  '46.4 46.4, 49 44.4, 52 45, 54 44, 55.4 47, 53.4 49, 54.2 52, 51 53.4, 48.4 52, 47.6 49',
  '49.6 56.6, 52 55.4, 54.4 56.6, 54 59.6, 51.4 60.6, 50 59',
  '30 45.4, 32.6 44, 34.4 45.4, 34.6 47.4, 32.6 48.6, 30.4 47.6',
  '57.4 43.4, 60.4 42.2, 63 43.4, 62 45.4, 59 47.6, 57 47',
];

/** A paw that hangs, its toes toward us. */
const paw = ({ coat, lit, dark }: CoatInks, x: number, y: number): string =>
  moved(
    blob(coat, '-2.4 -3.6, 0.4 -4.2, 2.8 -3.2, 3.6 0, 2.8 2.6, 0.2 3.4, -2.4 3, -3.4 0.4') +
      blob(lit, '-2.6 -1.6, -1.2 -2.6, 0.4 -2, -0.6 0.4, -2.2 1') +
      stroke(dark, 0.45, '-1.4 1.2, -1.3 3; 0.6 1.4, 0.6 3.2'),
    x,
    y,
  );

/** A clouded leopard that rests on its bough, one leg on each end and the long tail hanging. */
export function restingCloudedLeopard(p: Print, bough: string, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  return whole(
    p,
    bough +
      limb(coat, TAIL) +
      limb(shade, '73.6 56 .4, 76.8 61 1.6, 76.6 68 1.8, 74.2 74 1.8, 73.2 79 1.6, 76 85 .4') +
      bars(dark, tailRings(TAIL, 4, 6, [0.9, 1.5])) +
      limb(dark, '75 83.8 4.6, 78 84.4 4') +
      `<path fill="${coat}" d="${blobPath(BODY)}"/>` +
      within(
        'cr',
        blobPath(BODY),
        blob(lit, '24 44, 34 40, 46 42, 58 40, 66 42, 70 46, 58 43.4, 46 45.6, 34 43.6, 26 46.6') +
          blob(shade, '16 58, 26 60, 40 59, 52 60.4, 60 59, 74 56, 74 66, 16 66') +
          blob(light, '14 54, 20 56, 26 58.4, 30 64, 16 64') +
          CLOUDS.map(
            (cloud) =>
              blob(dark, cloud, 'transform="translate(.9 .3)"') +
              blob(shade, cloud, `transform="translate(-.3 0)" stroke="${dark}" stroke-width=".5"`),
          ).join('') +
          bars(dark, '69 47 .3, 71 50 1.2, 70.6 54 .3; 46 54 .3, 48 56 .9, 48 58 .3'),
      ) +
      // The thigh is drawn up, the shank hangs before the bough.
      limb(coat, '57.6 60.4 6.4, 58.4 65 6, 60.4 70 4.8, 60.6 75 4') +
      limb(shade, '60.6 64 .4, 62.2 70 1.4, 62.2 76 .4') +
      paw(inks, 59.6, 78.4) +
      blob(coat, '54.6 60, 55.4 54, 59 48.6, 64 45.4, 69 47, 72.4 52, 72.8 58, 69 62.4, 62 64, 57 64') +
      blob(shade, '73 54, 72.8 58, 69 62.4, 62 64, 60.4 63, 66 61, 70 57.6') +
      blob(lit, '56.6 57, 59.4 51.4, 63.6 47.6, 67 48, 62.6 51.4, 59.4 56.4') +
      stroke(shade, 0.7, '54.8 60.6, 55.4 54, 59 48.6, 63.6 45.6') +
      // Shoulder and foreleg.
      limb(coat, '33 52 9, 32.4 60 7.6, 30 68 5.6, 29.6 74 4.4') +
      limb(shade, '37 54 .4, 36 60 1.6, 33 67.6 1.4, 31.6 74 .4') +
      limb(lit, '30 54 .4, 29.6 60 1.2, 28 66 .9, 27.8 71 .3') +
      paw(inks, 28.6, 78) +
      dots(
        dark,
        '34.4 53 .8, 31.4 57 .8, 35 59 .7, 31.6 62 .8, 33.4 65.4 .7, 29.8 66.6 .6, 31 70 .6, 29.2 73 .6, 57.6 59 .8, 61.4 55 .9, 66 51.6 .9, 65.6 57.4 .9, 61 60.4 .8, 70 54 .8, 58.4 66 .6, 60.6 68.6 .6, 59.6 72.4 .6',
      ) +
      catProfile(6.4, 41.4, 0.262, 2, {
        id: 'cl',
        coat,
        back: shade,
        pale: light,
        shade: '#d9c79c',
        nose: '#bf8478',
        iris: '#e8cf5e',
        ear: [dark, '#ead9b0'],
        earSize: 0.8,
        marks: faceMarks(dark),
      }),
  );
}
