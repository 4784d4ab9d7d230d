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
  horn: '#4a2a1c',
  lit: '#fff0c8',
};

const inked = painted(INKS);

const FAR_ANTLER = `
  o 45 44 4, 48.6 36.6 3.6, 53.6 30 3.4, 57.6 23 3.2, 58.2 16 2.6, 55.4 9.4 .6
  o 47 40.4 2.6, 52.6 39.4 2.3, 57 36 1.8, 58.8 30.6 .5
  o 56.8 26 2, 61.4 20.4 2.5, 63.8 15.6 2, 64.4 10 .5
  o 58.2 19 1.8, 60.8 13.6 2.2, 61.8 9 1.7, 61.4 4 .5`;
const ANTLER = `
  o 42.6 45 4.4, 38.4 37 4, 33.8 30 3.7, 31.6 22.6 3.4, 33.2 15 2.7, 38.4 8.4 .6
  o 41.2 41.6 2.8, 43.6 37 2.3, 44.8 32.6 1.7, 44.4 27 .5
  o 32.4 26.4 2, 28.4 20.4 2.6, 26.4 15.4 2.1, 26 9.4 .5
  o 31.8 20 1.8, 29.6 13.6 2.3, 29.4 9 1.8, 30.4 3.6 .5`;
const BODY = `
  o 42 43, 37.4 47, 33 52, 27 57.4, 19 61.6, 9 64.4, -4 66, -16 66.6, -16 80, 58 80, 55.4 74, 53.6 69, 50.6 64.6, 49.6 61.4, 51.4 58.6, 54 56, 50 48
  o 40.6 46, 42 42.8, 45.6 41, 49.6 42.4, 55 46, 60.4 49, 64.4 50.4, 66.6 52, 66.8 54.4, 65 55.8, 63.8 57.4, 60.6 58.4, 56.6 58.8, 52 60, 47 60.8, 42 58`;
const EAR = '43 47.4, 38.6 44.3, 33 43.5, 29 44.6, 31.4 48.4, 36 50.6, 41 50.2';

/** A barasingha stag swims to the left through still water, which holds it as a mirror does. */
export function mirroredStag(p: Print, image: string): string {
  const drawn =
    rimmed('wf', FAR_ANTLER, [INKS.lit, INKS.far], [0.5, -0.2], '') +
    rimmed('wa', ANTLER, [INKS.lit, INKS.horn], [-0.5, -0.2], '') +
    rimmed(
      'wb',
      BODY,
      [INKS.lit, INKS.coat],
      [0.3, -0.8],
      inked(`
  shade 37 54, 44 56, 51 56.4, 57 56, 61 57, 60 59.4, 55 60.4, 51.6 62, 54 67, 60 78, 34 78, 38 68, 39 60
  warm 44 44, 49 44.4, 55 47.8, 61 51, 57.6 53.4, 51.6 52.8, 46.4 50.6
  pale 66 55.4, 63 55.4, 60.4 56.2, 58 57.6, 60.6 58.6, 64 57.6
  dark 63.6 49.4, 63.4 51.4, 64.6 53.6, 68 54.4, 68 50.6
  dark 47.8 47.2, 49.4 45.6, 51.2 46, 51.9 47.4, 50.4 48.2, 48.8 48.2
  lit ~.5 50 46.8, 50.3 46.7`),
    ) +
    inked(`
  lit 43 47, 38.6 43.4, 33 42.6, 28.4 44.2, 31 48.2, 36 50.4, 41 50
  coat ${EAR}
  dark 39.6 47.4, 36 45.6, 31.6 45.4, 33 47.8, 37 49.2`);
  const above = (id: string, path: string, inner: string) => within(`ws${id}`, path, inner);
  // Ripples break the image, more the farther from the stag.
  const bars = [47.4, 35.4, 23.6, 12.6, 2.4].map((y, i) => `M-16 ${y}h115v${i ? 11.6 - i * 0.7 : 20}h-115z`);
  return whole(
    p,
    moved(
      moved(
        above('i', bars.join(''), painted({ o: image })(`${FAR_ANTLER}${ANTLER}${BODY}\n  o ${EAR}`)),
        0,
        115.6,
        0,
        1,
        -0.7,
      ) +
        above('a', 'M-16 0H99V68H-16z', drawn) +
        inked(
          'lit -16 68 .2, 14 68.6 .7, 36 68.2 .2; 40 68.6 .2, 54 69.4 1, 66 68.4 .2; 47 70.6 .2, 58 71 .7, 70 70.2 .2',
        ),
      82,
      4,
      0,
      -0.8,
      0.8,
    ),
  );
}
