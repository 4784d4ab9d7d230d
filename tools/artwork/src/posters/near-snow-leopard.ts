import { n1 } from '../drawing/numbers';
import { createRandom } from '../drawing/random';
import {
  bars,
  blob,
  blobPath,
  both,
  limbPath,
  mirrored,
  moved,
  painted,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import { each, type Print } from './print';

/** Shoulders, waist, and the haunches that sink in the snow. */
const SIDE =
  '10.2 28.2, 12.8 31.8, 14.8 36, 15.4 40.6, 15.2 45, 15.3 48.6, 16.2 52, 18.2 55.4, 19.8 59.4, 20 63.6';
const BODY = mirrored(`0 26, 7.4 26, ${SIDE}, 18 68, 9 70, 0 70`);
/** Turned a little to the right, so that brow, nose and chin stand out from the cheek. */
const HEAD =
  '-7 32.6, -10.6 30, -11.6 26.4, -10.8 22, -8.4 18.8, -4 16.8, .6 16.4, 5 17.2, 8.2 19, 9.8 20.8, 12 21.8, 14.2 23, 15 24.2, 14.8 25.6, 14.2 26.5, 14.4 28, 13.5 29, 13.2 30.4, 11.6 31.4, 9.4 31.8, 7 33.4, 0 34.6';
const CHEEK =
  '8.4 19.4, 8.8 23, 10.6 26.8, 9.6 28.6, 9.6 30.4, 5 32.4, -4 33, -10 30.6, -20 26, -20 10, 6 10';
const TAIL =
  '.4 58 5, 1.4 63 8.4, 3.6 68.4 9.4, 4 74.6 9.8, -1.6 79.6 10, -10 81 10.2, -18.4 78.4 10, -24 72.6 9.6, -26.2 66 8.4, -24 61 4.8';

/** Beside the spine, across the back and on the haunch: `x y radius share-of-its-width`. */
const ROSETTES =
  '4 38 2.1 1, 4 45 2.2 1, 4 52 2.2 1, 9 34.4 2 1, 9.6 41 2.5 1, 9.2 48 2.6 1, 13.4 37.6 1.9 .6, 13.4 45.4 2 .6, 12.8 52.4 2.5 .9, 8.6 55 2.4 1, 17.2 57.4 2.3 .7, 12.2 59.4 2.7 1, 17.2 63.6 2.2 .8, 11 65.4 2.3 1';

/** Each a ring of three dabs, no two alike. */
function rosettes(ink: string, heart: string): string {
  const rand = createRandom('rosettes');
  const dabs: string[] = [];
  let hearts = '';
  for (const side of [-1, 1])
    each(ROSETTES, (across = 0, down = 0, r = 0, share = 1) => {
      const [x, y] = [side * across + rand.in(-0.5, 0.5), down + rand.in(-0.7, 0.7)];
      const turn = rand() * 6.3;
      const rim = (angle: number) =>
        `${n1(x + r * share * Math.cos(turn + angle))} ${n1(y + r * 0.86 * Math.sin(turn + angle))}`;
      hearts += blob(heart, [0, 1.6, 3.1, 4.7].map(rim).join(', '));
      for (const from of [0, 2.1, 4.2]) {
        const to = from + rand.in(1.3, 1.9);
        dabs.push(`${rim(from)} .5, ${rim((from + to) / 2)} ${n1(rand.in(0.8, 1.3))}, ${rim(to)} .4`);
      }
      return '';
    });
  return hearts + bars(ink, dabs.join(';'));
}

/** A snow leopard that sits with its back to us, the moon before it, its tail down over the ledge. */
export function sittingSnowLeopard(p: Print, { dark, shade, coat, lit, light }: CoatInks): string {
  const inked = painted({ dark, shade, coat, lit, light });
  const drawn =
    within(
      'slb',
      blobPath(BODY),
      inked(`
  coat ${BODY}
  shade -10 30.6, -4 33.6, 2 34.4, 7 33, 10 30, 8 27, -8 27
  shade 1 37, .8 46, 2 52, 5.4 56.6, 8.4 62, 8 71, -6 71, -7 62, -5 57, -2.4 52, -.8 46, -1 37`) +
        both(
          inked(`
  shade 15.8 36, 13.4 41, 9.6 45, 4.4 46.4, 9 47.6, 12.4 46.4, 12.6 50, 14.6 52, 18 50, 18 40
  shade 22 60, 18 65.4, 12 68, 8 68, 8 72, 24 72
  shade 15 50 .4, 11.4 51.6 1.3, 8.6 55 1.3, 7 60 .4`),
        ) +
        rosettes(dark, '#aeb8ce') +
        inked(
          'dark 0 37.4 .5, -.2 38.8 1.3, .1 40.4 .5; .2 42 .5, .3 43.6 1.4, 0 45.4 .5; -.2 47.4 .5, -.1 49 1.4, .1 50.8 .5; 0 53 .5, .3 54.4 1.4, .2 56.2 .5',
        ) +
        both(inked(`lit ~1.5 ${SIDE}`)),
    ) +
    // Snow before its feet.
    blob(light, '-23 70.6, -21 67.4, -14 66.4, -6 68, 2 67, 10 68, 17 66.4, 22 68, 23 70.6, 10 72, -10 72') +
    within(
      'slt',
      limbPath(TAIL),
      inked(`
  coat ${TAIL}
  shade 12 66, 9 76, 3 81, -4 83, -12 83.6, -20 81.6, -26 75, -30 67, -30 90, 14 90
  dark -2 63 .8, 0 63.8 1.7, 1.8 63.4 .6; 3 65 .6, 4.6 65.6 1.7, 7 64.8 1; -.8 68.4 1.2, 2 69.4 2, 4.4 69 .6; 6 70.6 .6, 7.4 70.8 1.6, 9.4 70 1.2; 1 73.6 1, 5 76 2.4, 9 79 2; -3.6 75 1.2, -1.8 79 2.6, .6 85 2.2; -9 75.4 1.4, -9.6 80 2.8, -9.6 86 2.4; -14 74 1.6, -17 78.4 3, -19.6 83 2.6; -19 71 2, -23 74 3.2, -28 77 3
  dark -20 67.4, -24 69.6, -31 70, -29 58, -20 58, -20 63
  lit -20.8 66 .2, -19 70.6 1.2, -15.4 73.6 1.5, -9 75.4 1.5, -3.4 74.6 1.2, -.8 72.4 .2`),
    ) +
    moved(
      // Ears, seen from behind.
      inked(`
  lit -10.8 21, -11.4 17.6, -10.2 15.2, -7.6 14.4, -5.2 15.8, -4.4 18.6, -7 20.6
  dark -10.2 20.4, -10.5 17.6, -9.6 15.8, -7.6 15.3, -5.9 16.4, -5.4 18.6, -7 20.4
  shade -9 20, -8.9 18, -7.8 17, -6.6 17.8, -6.6 19.4
  lit 3.2 17.6, 4.2 15, 6.2 14, 8.4 14.9, 9.1 17.4, 8.2 20.4
  dark 4.2 17.4, 4.9 15.7, 6.2 15, 7.7 15.7, 8.2 17.5, 7.4 19.8`) +
        within(
          'slh',
          blobPath(HEAD),
          inked(`
  shade ${HEAD}
  coat ${CHEEK}
  shade -12.4 26, -9.4 30, -4 32, 2 32.4, 7 31, 9.8 29.6, 10 33, 4 36, -9 36
  dark 13.2 22, 15.4 23, 15.4 25.6, 14 25.4, 13.9 24
  dark 12 28.6 .3, 13.4 28.9 .7, 15 29 .7; 9 23.4 .3, 9.9 22.6 .9, 10.4 22 .4
  lit ~1.5 -11.4 28, -11.6 26.4, -10.8 22, -8.4 18.8, -4 16.8, .6 16.4, 5 17.2, 8.2 19, 9.8 20.8, 12 21.8, 13.6 22.6
  lit ~.9 14.2 26.5, 14.4 28; 13.5 29.6, 13.2 30.4, 11.6 31.4, 9.8 31.8
  dark -4.6 18.8 .5, -3.6 19.4 1.2, -2.2 19.4 .5; 1 18.6 .5, 2.2 19 1.2, 3.4 18.8 .5; -7.2 21.6 .5, -6.6 22.8 1.3, -5.4 23.4 .5; -1.8 22 .5, -.6 22.4 1.3, .8 22.2 .5; 4 21.6 .5, 5 22.2 1.2, 6.2 22.2 .5; -8.8 26 .5, -8 27 1.4, -6.8 27.6 .5; -4 25.8 .5, -2.8 26.4 1.4, -1.4 26.2 .5; 1.6 25.6 .5, 2.8 26 1.4, 4.2 25.8 .5; 6.2 26 .5, 7 26.8 1.2, 8.2 26.8 .5; -5 30 .5, -3.8 30.6 1.4, -2.4 30.4 .5; .4 29.4 .5, 1.8 29.8 1.4, 3.2 29.4 .5; 5.4 29.8 .5, 6.4 30.4 1.2, 7.6 30.2 .5`),
        ) +
        inked(
          'lit 12.8 27 .4, 16.4 26.2 .4, 20 27 .1; 12.8 27.5 .4, 16 27.6 .4, 19 29.6 .1; 12.6 28 .4, 15.4 29 .4, 17.4 31.6 .1',
        ),
      0,
      2.9,
      0,
      0.91,
    );
  return whole(p, `<g transform="translate(42.7)">${drawn}</g>`);
}
