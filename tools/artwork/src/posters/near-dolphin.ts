import { moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1d1f36',
  back: '#33365a',
  flank: '#555a80',
  pale: '#8f8aa6',
  belly: '#e9ab9c',
  lit: '#ffeecb',
  drop: '#fdf3d8',
};

const inked = painted(INKS);

/** Points `'station off'` of an animal stretched out, bent as it leaps: hundredths of its length from the tip of the beak, and how far to its back's side. */
const bent = (text: string): string =>
  text.replace(
    /(-?[\d.]+) (-?[\d.]+)(?=[,;]| [\d.]+[,;]|$| [\d.]+$)/gm,
    (_, station: string, off: string) => {
      const turn = ((13 + 1.58 * Number(station)) * Math.PI) / 180;
      const [x, y] = [(36 + Number(off)) * Math.cos(turn), (43.5 + Number(off)) * Math.sin(turn)];
      return `${(40.5 - x).toFixed(1)} ${(63 - y).toFixed(1)}`;
    },
  );

const UPPER = 'o 0 .9 1.2, 1.4 1.1 2, 4 1.2 1.7, 9 1.3 1.8, 13 1.8 2.6, 17 2.4 5, 21 2 8';
const LOWER = 'o 0 -2 1.1, 1.6 -2.2 1.7, 4 -2 1.5, 9 -1.5 1.8, 13 -1.4 2.5, 17 -1.5 3, 21 -1 5';
const TRUNK =
  'o 16 -2.8, 16.8 1, 17.8 5, 19.8 7.8, 22.8 8.9, 26.2 8.4, 29.6 7.3, 32.6 7.4, 37 8.8, 43 10, 50 10.4, 55 10.2, 60 10.2, 64 11, 66.4 10.6, 69 8.8, 73 7.2, 80 5.2, 88 3.4, 95 2.4, 99 2.2, 99 -1.8, 95 -2, 88 -3, 81 -4.2, 74 -6.2, 67 -8.6, 60 -10.6, 53 -11.4, 46 -11.2, 39 -9.8, 33 -7.8, 27.6 -6.2, 22 -4.6, 19 -3.7';
const FLUKES =
  'o 73.6 48, 76.4 48, 77.2 53.4, 79.4 57, 83 58.6, 85.6 61, 87 65.4, 83 64, 79 63.4, 76.4 62.4, 74 65.4, 69.4 69, 63.4 71, 65.2 66.4, 68 62, 72.4 57';

/** A Ganges river dolphin in its leap, which bends like a bow from the beak to the flukes. */
export function leapingDolphin(p: Print): string {
  const forms = [UPPER, TRUNK].map(bent).join('\n') + '\n' + FLUKES;
  const drawn =
    inked(`
  dark ${bent('30 -5, 32 -10, 34 -14.6, 36.6 -18.6, 38 -18.4, 40 -14, 40 -8')}
  flank ${bent(LOWER.slice(2))}
  drop ${bent('2 .6 .7, 2.4 -1.2 .2; 4 -1.4 .7, 4.4 .6 .2; 6 .6 .7, 6.4 -.8 .2; 8 -1 .7, 8.4 .6 .2; 10 .8 .6, 10.4 -.4 .2')}`) +
    rimmed(
      'dv',
      forms,
      [INKS.lit, INKS.back],
      [0.4, -0.6],
      inked(`
  flank ${bent('15 .6, 17.6 2.6, 20.4 3.6, 23.4 4.8, 27 3, 31 2, 38 3, 47 4, 57 3.8, 68 2.2, 80 .6, 94 -.6, 99 -1, 99 -8, 70 -14, 40 -14, 13 -8')}
  pale ${bent('22 -2, 28 -2.4, 36 -2.4, 45 -2.6, 55 -3, 66 -2.6, 78 -1.8, 88 -1.8, 94 -2.4, 70 -14, 40 -14, 20 -8')}
  belly ${bent('15 -2.6, 19 -2.8, 25 -4, 33 -5.2, 42 -6.2, 52 -7, 62 -6.2, 72 -4.4, 84 -3, 89 -3, 70 -14, 40 -14, 14 -9')}
  flank 77 60.6, 80 61.6, 83.6 62.4, 87 65.8, 83 66, 77 64
  flank 73.4 58, 70.4 63, 63.4 71.4, 66 65, 70 60`),
    ) +
    inked(`
  dark ~.6 ${bent('12 .3, 16 .1, 20 .3, 22 1.2, 23 2.4')}
  pale ${bent('22 4, 23.2 4.8, 24.4 4, 23.2 3.2')}
  dark ${bent('22.8 4, 23.3 4.5, 23.8 4, 23.3 3.5')}
  back ~.5 ${bent('30 3.4, 31 .6, 30.4 -2')}
  back ${bent('30 -5.6, 32.6 -10, 36.6 -15.4, 41.4 -19.8, 45.4 -21, 46 -19.2, 48 -18.6, 47.6 -16.6, 49 -15.2, 47.4 -13.2, 48 -11.4, 44 -8.6, 39 -5.6, 34 -4.2')}
  pale ~.4 ${bent('34 -7.4, 38 -12.4, 43 -18.4; 36 -7, 41 -11.8, 46 -17; 38 -6.8, 42 -10, 46.6 -13.4')}`);
  const calf =
    inked(
      '#a9c9bf 11 79.4, 18 77.6, 28 77.6, 36 79.2, 38 80.4, 30 82, 18 82, 11 80.8\n  #2f7180 15 79.8, 20 78.6, 28 78.6, 33 79.8, 28 81, 20 81',
    ) +
    rimmed(
      'dc',
      'o 13.8 70.4 1.1, 15.6 71.6 1.5, 18 73.2 1.6, 20.4 74.8 2.3, 22.6 76.6 4\no 20.6 75.4, 21.6 73, 24 72, 26.6 72.8, 28.4 75, 29.6 78, 29.4 80.2, 22 80.2, 21 78',
      [INKS.lit, INKS.back],
      [0.25, -0.3],
      inked('flank 13 71.4, 15.6 71.9, 18 73.4, 21 75, 23 75.2, 25 77, 25.4 81, 18 82, 14 74'),
    ) +
    inked('dark ~.4 14.6 71.2, 18 73.5, 21.4 75.8, 23.4 76\n  dark 24 75 .7, 24.1 75 .7');
  return whole(p, drawn + moved(calf, -4.6, -9.4, 0, 1.16));
}
