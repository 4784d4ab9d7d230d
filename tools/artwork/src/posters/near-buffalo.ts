import { both, mirrored, painted } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = {
  ink: '#10242a',
  shade: '#1d343b',
  skin: '#304a52',
  lit: '#54707a',
  grey: '#415c66',
  horn: '#3b4b4e',
  ridge: '#8b9690',
  warm: '#ffdf9f',
};

const HORN = '4 37 13, 20 38.6 13.4, 36 36 12.6, 50 27 10.6, 59.6 13 8, 62.6 -1 5, 60 -13 1';
const BODY = mirrored('0 29, 20 31, 34 36, 45 45, 53 58, 57 74, 58 108, 0 108');

const inked = painted(INKS);

/** A wild buffalo bull that comes toward us, 100 units high to its breast, the sun straight behind it. */
export function wildBuffaloBull(p: Print, at: number, foot: number, height: number): string {
  const drawn =
    rimmed(
      'bb',
      `o ${BODY}`,
      [INKS.warm, INKS.skin],
      [0, -1.6],
      inked(`
  shade 0 62, 20 66, 31 78, 36 110, -36 110, -31 78, -20 66
  shade 50 62, 58 74, 60 110, 52 110, 53 88
  shade -50 62, -58 74, -60 110, -52 110, -53 88
  lit 31 39 .4, 40 46 1.8, 46.6 56 1.8, 50 66 .4
  lit -31 39 .4, -40 46 1.8, -46.6 56 1.8, -50 66 .4`),
    ) +
    // Ears below the horns.
    both(
      inked(`
  ink 15 44, 24 42.4, 34 46.4, 43 52.8, 39 58.4, 29 57, 20 53
  grey 18 45.4, 26 45, 34 48, 40 52.6, 32 51.4, 24 49.6
  lit 22 48.4, 28 48.6, 35 52, 37.4 54.6, 31 54.2, 25 51.6`),
    ) +
    // The horns: out, then up and in, flat and ridged, the sun along their inner edge.
    ['l', 'r']
      .map((side) =>
        rimmed(
          `bh${side}`,
          `o ${HORN}`,
          [INKS.warm, INKS.horn],
          [-1.1, -1.7],
          inked(`
  ridge 18 35 2.4, 34 32.6 3.2, 46.8 25 3, 56.4 12.4 2.4, 60.4 -1 1.8, 60 -10 .4
  ink 20 32.6 1, 21.6 39 1.6, 20.4 45 .8; 27 31.8 1, 29.4 38 1.6, 29 44 .8; 34 30 1, 37.2 36 1.5, 38 41.6 .8; 40.6 27 1, 44.6 32.4 1.4, 46 37.4 .7; 46.4 22.8 .9, 51 27.6 1.3, 53 32 .6; 51.4 17.4 .8, 55.8 21 1.1, 58.4 24.4 .5; 55 11 .7, 59 13.6 .9, 62 16 .4`),
        ),
      )
      .map((horn, i) => `<g transform="scale(${i * 2 - 1} 1)">${horn}</g>`)
      .join('') +
    inked(
      `skin ${mirrored('0 31, 9 31.6, 15.6 35, 18.4 41, 18 48, 15.8 55, 13.4 63, 12.8 69, 15 75, 15.6 81, 13 87, 7 90.6, 0 91.4')}`,
    ) +
    both(
      inked(`
  shade 18.4 42, 18 48, 15.8 55, 13.4 63, 12.8 69, 9.6 70, 9.8 62, 12 54, 13.6 46, 13.6 39
  lit 0 42, 4 43, 7 48, 7.4 56, 6.4 64, 5.6 70, 0 71.4
  ink 9.6 50.4, 12 47.8, 15.2 47.8, 16.8 50.4, 14.8 52.8, 11.6 53
  #7a5a34 ~3.4 13.2 50.2, 13.4 50.2
  ink ~2.2 13.2 50.2, 13.4 50.2
  #fff ~.9 12.7 49.5, 12.8 49.5
  lit ~.8 10 54.6, 13 55.2, 15.4 54; 9.4 45.6, 12.6 44.4, 16 45.4
  grey 0 72, 7 71.2, 12.6 73, 15 77.6, 15.4 82, 12.6 87, 7 90.4, 0 91.2
  shade 15.2 79, 15.4 82, 12.6 87, 7 90.4, 0 91.2, 0 88.8, 7 88, 12 84.4
  ink 0 73.6, 5 73, 9.6 75, 10 79, 6 82, 0 82.6
  grey 0 75, 3 75, 3.6 78, 2 80.6, 0 81
  #050d10 4.4 77, 7 74.4, 10.4 75, 11.6 77.6, 9.4 79.8, 6.4 79.6
  lit ~.9 4.8 74.4, 8 72.6, 12 74
  ink ~.9 0 82, 0 84.6, 5 85.6, 10.8 84.4`),
    ) +
    // The low tuft between the horns.
    inked(`
  ink -13 32, -8 29.4, 0 28.6, 8 29.4, 13 32, 11 36.4, 7.6 37.4, 4.6 40.4, 1 39, -2 42, -5.4 38.6, -9 38.6, -11.4 36
  shade ~.9 -7 31.4, -6.4 36; -1 30.6, -1.6 38; 5 31, 4 37`);
  return set(p, at, foot, height, drawn);
}
