import { n0 } from '../drawing/numbers';
import {
  bars,
  blob,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  painted,
  stroke,
} from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** The right half of the head, from the crown round the ruff to the chin. */
const HEAD =
  '0 40, 6 39.4, 12 40.8, 17 44.4, 20 49.4, 21.2 55, 21 60, 22.6 63, 25 66.4, 23 68, 24.4 72, 21 72.8, 21.6 76.6, 17.6 76.6, 16.6 80.6, 12 80.4, 6 83, 0 83.6';

const EAR = '10.6 43, 10.4 38.6, 12.4 35.6, 15.6 34.8, 19 36.6, 20.6 40.2, 20 44.4, 18 48';

const STRIPES =
  '1.4 40 .4, 2.2 43.6 1.3, 1.2 47 .3; 5 39.6 .4, 5.6 42.6 1.4, 3.2 46 .3; 8.8 40 .4, 9 42.8 1.5, 5.8 45 .3; 12.8 41.6 .4, 13 44.6 1.6, 9.6 45 .3; 16.4 44.4 .4, 16.6 47.8 1.8, 13.4 48 .3; 19.4 48.6 .4, 18.8 52.4 2, 15 52.6 .3; 21 53.8 .4, 19 57 2, 15 56.4 .3; 21.2 59.4 .4, 18.4 61.2 2, 14.6 59.4 .3; 23.4 65 .4, 19.6 66 2, 15.8 63 .3; 23.4 71.6 .4, 19 71 1.9, 15.4 67.4 .3; 20.6 76 .4, 17 75 1.7, 14.2 71.4 .3; 15.6 79.6 .4, 13.4 78 1.4, 12 75 .3; 11.8 61.4 .3, 13.2 65.4 1.2, 12.4 70 .3; 1.2 50 .3, 2.6 51.6 .8, 2.2 54 .2';

/** A tiger that swims toward us, the water at its chin. */
export function swimmingTiger(p: Print, { dark, shade, coat, lit, light }: CoatInks): string {
  const drawn =
    // The hump of the shoulders, wet and in shade.
    blob(shade, mirrored('0 60, 18 66, 24.6 71.6, 28 77, 30 84, 0 84')) +
    both(
      bars(dark, '27.4 75.4 .4, 25.6 78 2, 24 82 .4') +
        blob(lit, '20 67.4, 25 71.2, 28.6 77, 30.4 83, 27.4 78.4, 24 73.4') +
        moved(
          blob(dark, EAR) +
            blob(light, '12.6 41.4, 12.6 39, 14 37.4, 16 37.6, 17.8 39.6, 18 42.4, 16.4 45') +
            blob(shade, '14 42.6, 15 40.4, 17 40, 18 42.4, 16.4 45'),
          1.4,
          2.6,
          2,
        ),
    ) +
    blob(coat, mirrored(HEAD)) +
    both(
      blob(shade, '21.2 55, 21 60, 22.6 63, 16.4 61, 13 57.6, 14.6 54, 17 50, 18.4 47') +
        // White over the eye, of cheek and ruff.
        painted({ light, shade })(`
  light 3.6 50.8, 4.8 47.4, 8.4 45.6, 12.4 46.6, 14.4 49.6, 12.4 51.4, 8.4 51.4, 5.4 53
  light 10.4 60.6, 14 60.6, 18.6 62.6, 23 66.2, 22 68.4, 23 71.4, 20 72.4, 20.4 75.4, 16.6 75.6, 15.6 79.6, 11 80, 9 74, 10 67
  shade/.4 11.4 62, 12.6 66, 12 71, 9.6 77, 8 72, 9.4 66`) +
        bars(dark, STRIPES),
    ) +
    // The bridge of the nose, the pads of the lip, the chin.
    blob(lit, mirrored('0 47.6, 1.6 50, 2.8 55, 4.4 60, 5 64, 0 66')) +
    both(
      blob(shade, '3 54, 4.6 57.6, 6.4 61, 6.4 65, 4.8 64.6, 4.2 60') +
        blob(light, '0 67, 3 65.6, 6.8 66, 9.6 69, 9.8 73, 7 76, 3 76.4, 0 74.6'),
    ) +
    painted({ light, dark })(`
  light ${mirrored('0 76, 4 76.6, 6.4 77, 6 80.4, 3.4 83, 0 83.6')}
  dark ${mirrored('0 62.6, 3.4 62.2, 5.6 63.8, 4.6 66.8, 2.2 69, 0 69.8')}
  #d08a78 ${mirrored('0 63.6, 3 63.2, 4.4 64.2, 2.6 66, 0 66.6')}`) +
    both(
      limb(dark, '0 69.4 1, 0 72.6 1.1, 2.4 75.4 1.2, 6 76.2 1.2, 9 75.8 .8, 11 74.4 .3') +
        dots('#6d4a36', '4.6 69.6 .4, 7 70.2 .4, 5.4 72 .4, 7.8 72.6 .4') +
        stroke('#fffdf2', 0.6, '6 70, 14 70.6, 24 74.6; 6 71.6, 13 73.4, 21 79; 6.4 68.8, 15 67.4, 26 68.6') +
        blob(dark, '3.4 60.6, 5.2 57.4, 7 54.6, 9.8 52.4, 13.6 52.2, 14.8 53.8, 12.4 56.6, 8.8 58, 6 58.8') +
        oval('#e9b64a', 9.6, 55.2, 2.5, 2.2) +
        blob(dark, '7 54.4, 9.6 52.6, 13 52.8, 12 54, 9.6 53.8') +
        oval(dark, 9.5, 55.4, 1.2) +
        oval('#fff', 9, 54.6, 0.5),
    );
  return moved(whole(p, drawn), n0(p.x(50)), n0(p.y(2)));
}
