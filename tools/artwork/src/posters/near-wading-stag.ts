import { moved, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#2c1512',
  far: '#54301f',
  shade: '#7d4320',
  coat: '#a8642f',
  warm: '#c9853f',
  pale: '#efd3a0',
  horn: '#6b4129',
  lit: '#fff0c8',
};

const inked = painted(INKS);

const FAR_ANTLER = `
  o 45 44 4, 48.6 36.6 3.4, 53.6 30 3.2, 57.6 23 3, 58.2 16 2.4, 55.4 9.4 .6
  o 47 40.4 2.6, 52.6 39.4 2.3, 57 36 1.8, 58.8 30.6 .5
  o 56.8 26 1.8, 61.4 20.4 2.3, 63.8 15.6 1.8, 64.4 10 .5
  o 58.2 19 1.8, 60.8 13.6 2, 61.8 9 1.5, 61.4 4 .5`;
const ANTLER = `
  o 42.6 45 4.4, 38.4 37 3.8, 33.8 30 3.5, 31.6 22.6 3.2, 33.2 15 2.5, 38.4 8.4 .6
  o 41.2 41.6 2.8, 43.6 37 2.3, 44.8 32.6 1.7, 44.4 27 .5
  o 32.4 26.4 1.8, 28.4 20.4 2.4, 26.4 15.4 1.9, 26 9.4 .5
  o 31.8 20 1.8, 29.6 13.6 2.1, 29.4 9 1.6, 30.4 3.6 .5`;
const NECK =
  'o 44 42, 39.6 43.4, 35.6 47.6, 31 53, 25 58.6, 17 62, 7 63.6, -8 62, -8 82, 52 82, 53.6 74, 51.6 71, 52 68, 49.4 66, 49.6 63, 47.6 61, 48 56';
const HEAD =
  'o 40.6 46, 42 42.6, 45.6 41, 49.4 42.6, 55 46.2, 60.4 49.2, 63.6 50.2, 65.6 52, 65.6 54.6, 63.6 57, 60 58, 55.6 57.8, 51 58.6, 46 60, 41.6 58.4, 39.6 53';

/** A barasingha stag crosses to the right, deep in still water that holds its image. */
export function wadingStag(p: Print, image: string): string {
  const drawn =
    rimmed('wf', FAR_ANTLER, [INKS.lit, INKS.far], [0.5, -0.2], '') +
    rimmed(
      'wn',
      NECK,
      [INKS.lit, INKS.coat],
      [-0.3, -0.9],
      inked(`
  warm 35 49.6, 29 56, 22 60.6, 12 63.6, -9 64, -9 68, 10 68, 24 66, 32 62, 36 56
  shade 40 50, 38 58, 40 66, 37 76, 60 84, 60 56, 46 52
  dark 46 62 .3, 45.6 66 1.3, 47 70 .3; 42.4 61 .3, 41.6 65.6 1.3, 42.6 70 .3`),
    ) +
    rimmed('wa', ANTLER, [INKS.lit, INKS.horn], [-0.5, -0.2], '') +
    rimmed(
      'wh',
      HEAD,
      [INKS.lit, INKS.coat],
      [0.3, -0.8],
      inked(`
  warm 45 43, 49 44.6, 54.6 48, 59.6 51, 56 52, 50 50.6, 46 48
  shade 38 52, 44 55.4, 50 55.4, 56 55, 61 56, 60 59, 46 62, 38 60
  pale 59.6 55, 61.6 53.6, 64 55, 68 55, 64 59, 59 58.6
  dark 62.6 49, 62.6 51.6, 64 53.6, 67 54.2, 67 50
  dark ~.5 65 55.6, 62.6 55.8, 59.4 56.2
  dark 47.4 47.6, 49 45.6, 51.4 45.8, 52.4 47.6, 50.6 49, 48.4 49
  lit ~.5 49.8 46.7, 50.2 46.6`),
    ) +
    inked(`
  lit 42.6 47.4, 38.6 44, 33 43.2, 28.4 44.8, 31 48.8, 36 51, 41 50.6
  coat 42.6 48, 38.6 44.9, 33 44.1, 29 45.2, 31.4 49, 36 51.2, 41 50.8
  dark 39.6 48, 36 46.2, 31.6 46, 33 48.4, 37 49.8`);
  const flat = painted({ o: image })(
    FAR_ANTLER + ANTLER + [NECK, HEAD].map((form) => `\n  ${form}`).join(''),
  );
  const above = (id: string, inner: string) => within(`ws${id}`, 'M-9 0H99V70H-9z', inner);
  return whole(
    p,
    moved(above('i', flat), 0, 98, 0, 1, -0.4) +
      above('a', drawn) +
      inked(
        'lit -9 69.8 .3, 24 70.3 .8, 57 69.8 .2; 36 72.4 .2, 48 72.8 .7, 62 71.6 .2; 8 74 .2, 22 74.4 .7, 38 74 .2; 50 75.4 .2, 58 75.4 .6, 68 74.6 .2',
      ),
  );
}
