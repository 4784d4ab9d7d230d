import { along, beside } from '../figures/parts/along';
import { bars, both, dots, limb, mirrored, moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#33221a',
  cloud: '#b07c3a',
  shade: '#b98741',
  coat: '#dcab5b',
  // The paper's own ink, which stays light at night.
  lit: '#f4e8cf',
  light: '#fdf0cc',
  nose: '#b9796a',
  iris: '#dbe08f',
};

const inked = painted(INKS);

/** Large and joined like cobbles, each dark along its hind edge: on the haunch, then on the shoulder. */
const CLOUDS = `o 15 55.4, 19 53.6, 22.4 55, 26.4 54.6, 28.4 58, 27 61.4, 28 64.6, 23.4 65.6, 20.4 64, 16 65, 13.4 62.4, 14.4 59
  o 6 62.4, 8.6 60, 11.4 61.4, 11.6 65, 13 68, 10.4 71.4, 10.6 74.6, 6.6 75.4, 4.8 72, 2.4 70.6, 3.6 66
  o 16.4 68.4, 19.4 67, 22.6 68.6, 26 68, 27.6 71.6, 25.8 74.6, 26.4 78, 22 79.6, 18.4 78, 14.6 78.6, 13.6 74.6, 15.4 71.6
  o 60.4 65, 64.6 61.4, 68.4 62.6, 72 62, 74 66, 72.4 69.4, 73 73, 68 75.4, 64.4 74, 60 74.4, 58 70
  o 76 66, 79 68.6, 80.6 73, 80 77, 77 79.6, 75.8 76, 76.6 72, 75 69
  o 70.4 79, 73 78.4, 75.6 81, 75 84.6, 76 88, 72.6 91, 69.4 89, 70.4 85.4, 68.4 82.4`;

/** From the end of the rump about its feet and the foot of the tree. */
const TAIL =
  '-6 70 9, -3 77.4 9.2, 3 83.4 9.4, 11 86.4 9.4, 21 86.4 9.2, 31 83.8 8.8, 41 80.4 8.6, 50 78.6 8.4, 57.4 79.6 8.2, 62.6 82.6 7.8';

/** A face toward us, its middle between the eyes at 0, 45 units wide. */
const FACE =
  both(
    inked(`
  dark 8.6 -21, 11 -26, 14.8 -28.8, 19 -28.4, 22 -25, 22.6 -20.4, 20.4 -14
  shade 10.4 -21.6, 12.6 -25.4, 15.4 -27.4, 18.6 -26.8, 20.6 -24, 21 -20.4, 19 -15
  light 11.4 -21, 13 -24, 15.2 -25.6, 16 -22.4, 18.8 -19.6, 18 -15.6, 15.4 -14`),
  ) +
  rimmed(
    'lf',
    `o ${mirrored('0 -26, 6.4 -25.2, 12.4 -22.4, 17.2 -17.8, 20.6 -11.6, 22.2 -4.4, 22.4 3, 20.8 9.8, 17.4 15.6, 14 20.4, 11.6 25.4, 7.6 29.6, 0 31')}`,
    [INKS.lit, INKS.coat],
    [0.2, -0.8],
    both(
      inked(`
  light 4 -6, 6.4 -9.6, 10.6 -10.6, 14.6 -8.6, 13.6 -7.2, 9.6 -7.2, 6 -4.4
  light 5 5, 9 3.4, 14 4.6, 18.6 9, 21 14, 14 22, 11 27, 7 31, 0 31.4, 0 22, 4 14
  shade 3.4 -6, 5 -1, 6 6, 6.4 12, 4.4 14, 3.2 8, 2.4 0
  light 0 16, 4.4 14.4, 9 15.4, 12 19, 11 23.6, 7.6 26, 0 23.4
  dark 2 -22.4 .6, 2.8 -18 1.8, 1.8 -13 .5
  dark 6.4 -21.4 .6, 7.2 -18 2, 5.8 -14.4 .6
  dark 15.4 -2.4 1.4, 19 0 2.8, 23 5 1.4
  dark 14.4 8 .8, 18 10.6 2.2, 21 15 1`),
    ) +
      dots(
        INKS.dark,
        '0 -9.4 .9, 3.6 -12.6 .8, -3.6 -12.6 .8, 10.6 -15.6 1.1, 14.4 -17 1, 12.6 -20 .9, 16.6 -12.4 1, 19 -7.6 1',
      ) +
      both(
        inked(`
  dark 3.4 2.4, 5.4 -2, 8.6 -5.2, 13 -6, 16.6 -4.4, 14.6 0, 11 2.2, 7 1.6, 5 3.4
  iris 6.6 0, 8.4 -3, 11.4 -4.4, 14.2 -3.6, 13.4 -.8, 10.8 .8, 8.4 .8
  dark 10.8 -4.6, 12 -1.8, 10.8 1, 9.6 -1.8
  lit ~.9 9.6 -3, 9.8 -3`),
      ) +
      inked(`
  nose ${mirrored('0 10.6, 3.4 10.4, 5.4 12, 3.4 15.4, 0 17')}
  dark 0 17.4, 2.6 16, 5 13, 5.6 11.6, 4 15.4, 1 18.4, .6 21.4, -.6 21.4, -1 18.4, -4 15.4, -5.6 11.6, -5 13, -2.6 16
  dark ~1 0 21, 2.4 23.8, 5.6 25.4, 8.6 26.2; 0 21, -2.4 23.8, -5.6 25.4, -8.6 26.2`) +
      dots(INKS.dark, '6 18.4 .5, 8.6 19.4 .5, 6.6 21 .5, 9.4 21.6 .5'),
  ) +
  inked('light ~.5 10.4 19.2, 19 17.4, 29 18.4; 11 21.4, 19 21.8, 28 25.6; 10.4 23.4, 17 26, 23 31');

/** A clouded leopard looks out from behind a trunk, half its face hidden, and lays its tail about the foot of it. */
export const peeringLeopard = (p: Print, trunk: string): string => {
  const rimlit = (id: string, forms: string, inner: string) =>
    rimmed(id, forms, [INKS.lit, INKS.coat], [0.2, -0.8], inner);
  return whole(
    p,
    rimlit(
      'lb',
      `
  o 40 50, 32 49.6, 24 48.4, 16 49.6, 9 53.4, 3.6 59.6, 0 68, -4 80, -4 106, 40 106
  o 50 54, 62 52, 71 55.6, 77.4 61, 81.6 68.6, 83 77, 80.6 86, 78 94, 78 106, 40 106`,
      inked(`
  shade 34 44, 31 56, 29.4 66, 26 82, 15 83, 4 82, 0 90, 0 106, 40 106
  shade 44 50, 66 52, 68 58, 60 62, 54 70, 52 84, 54 106, 36 106
  shade 78 62, 80.8 74, 78 82, 76 90, 75 108, 88 108, 88 66`) +
        moved(painted({ o: INKS.dark })(CLOUDS), -1.2, 0.9) +
        painted({ o: INKS.cloud })(CLOUDS) +
        dots(INKS.dark, '11 57.4 .9, 14.6 66.6 .7, 12 77.4 .8, 75 63.6 .8, 68 77.4 .8, 78.4 81.6 .8'),
    ) +
      moved(FACE, 53.4, 48, 5, 0.86) +
      painted({ trunk, moss: '#1d5a54' })(`
  trunk 29.6 -8, 52.4 -8, 50 14, 49.4 40, 50.4 62, 53 77, 60 88, 70 96, 70 108, 4 108, 16 97, 24 86, 27.4 74, 28.6 58, 29.4 30
  moss 34 -4 .4, 33.4 20 2, 32.8 46 2.4, 30.6 66 2, 26 80 .4
  moss 46 8 .4, 45.4 34 1.4, 46 60 1.4, 50 78 .3`) +
      rimlit(
        'lt',
        `o ${TAIL}`,
        limb('#c58f49', TAIL, 'transform="translate(0 5.6)"') +
          bars(
            INKS.dark,
            along(TAIL, 7.4, 4)
              .map((at) =>
                [-0.6, 0, 0.6]
                  .map((side) => `${beside(at, side).join(' ')} ${(1.4 + 3.2 * at.t) * (side ? 0.7 : 1)}`)
                  .join(', '),
              )
              .join(';'),
          ) +
          inked('dark 57.4 73, 64 72, 70 80, 68 90, 58 92, 54.6 88, 57 82'),
      ),
  );
};
