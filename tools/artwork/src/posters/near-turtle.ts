import { n0 } from '../drawing/numbers';
import { blobPath, both, mirrored, moved, painted, poly, within } from '../figures/parts/shapes';
import type { Print } from './print';

const inked = painted({
  dark: '#07293f',
  skin: '#0d4257',
  lit: '#3a97a0',
  horn: '#dba552',
  brown: '#7a3d1c',
  belly: '#b98845',
  pale: '#ecd08c',
});

/** Each as it lies in a stroke, from its root under the breast: two that row, two that steer. */
const FLIPPERS = [
  '0 -22, -6 -22.4, -12 -25.4, -19 -28.6, -27 -30, -34.4 -28.8, -40 -25, -43 -20.4, -42.6 -18.4, -37.4 -20.6, -31 -21.4, -25 -19.8, -20 -15.4, -17 -10, -12 -6, -2 -6',
  '0 -22, 6 -22, 13 -22.4, 20 -20.4, 26.6 -15, 31.4 -7, 34 2, 34.6 10.6, 33.4 14.4, 30.8 10.4, 27 3.4, 22 -1.6, 17.4 -3.6, 13 -3.4, 2 -4',
  '-2 8, -8 12.4, -12.6 17, -17.4 24, -18.4 28.4, -16.6 30, -11.6 27, -6.6 22, 0 17',
  '2 8, 8 14, 11.6 20.4, 12.4 27, 11 32.4, 8.4 33, 5.4 27.6, 2.6 22, 0 16',
];
/** Where the light lies on each. */
const LIT = [
  [0.8, 2],
  [-1.4, 1.8],
  [1.2, 0.6],
  [1.2, 0.2],
] as const;
const SCALES =
  '-11 -26, -12.6 -20; -16.4 -29, -17.6 -22; -22 -31, -22.8 -23.6; -27.6 -31, -28 -24.4; -33 -30, -33 -24.6; -37.6 -28, -37.4 -23.4; 12 -24, 11.6 -16; 17 -23, 16 -14; 22 -20, 19.6 -11; 26.6 -16, 22.6 -8; 30.4 -10, 26 -3; 33.4 -3, 29 2; 35 4, 31.4 7; -9 14, -5.6 20; -12 17.6, -8.4 23; -15 21.4, -12 25.6; 6 15, 8.6 13; 8.4 19.4, 11.6 18; 10 24, 13 22.6';
/** Half the shell's rim, its hind plates as teeth. */
const RIM =
  '0 -17, 5 -16.8, 9.8 -14.6, 12.8 -10.4, 14 -5, 14.2 0, 13.8 4, 14 6.6, 12.4 7.4, 12.4 10.2, 10.6 11, 10.2 13.8, 8.2 14.4, 7.6 17, 5.4 17.4, 4.6 19.6, 2.6 19.6, 1.2 22, 0 21';
/** Between its plates, on one side. */
const SEAMS =
  '5 -18, 4 -14; 10 -16, 7 -12; 14 -11, 10 -8; 15 -4.6, 11 -4; 16 1, 11 1; 13.6 7.2, 10 5; 12 11.2, 8.4 8; 10 15, 6 12; 7 18, 4 14; 3.4 20.6, 2 16';
const PLASTRON = mirrored('0 -14, 4 -13.6, 7 -11.4, 8.4 -8, 10.4 -4, 10.6 2, 8.4 7, 6.4 12, 3.4 16, 0 17.4');
/** In profile, its beak long and narrow. */
const HEAD =
  '12 -6, 6 -6.4, 0 -6.2, -4.4 -6.4, -8 -5, -11.4 -2.8, -14.6 -.4, -16.2 1.8, -15.8 3.2, -14.4 2.6, -13.4 3.8, -10 5, -6 5.2, -1.6 5.4, 4 6.4, 11 8';

/** A hawksbill from below, against a light that comes through the horn of its rim. */
export function seaTurtle({ x, y }: Print, at: number, middle: number, height: number, turn: number): string {
  const edged = (id: string, form: string, [dx, dy]: readonly [number, number], inner: string) =>
    within(
      id,
      blobPath(form),
      inked(`lit ${form}\nskin ~.7 ${SCALES}`) + moved(inked(`skin ${form}`), dx, dy) + inner,
    );
  const drawn =
    poly('#f2a544', mirrored(RIM)) +
    within('tr', `M${mirrored(RIM)}z`, both(inked(`brown ~1.2 ${SEAMS}`))) +
    inked('skin 0 -8 17, -1 -16 14, -3.4 -22 10.6') +
    FLIPPERS.map((form, i) => edged(`tf${i}`, form, LIT[i] ?? [1, 1], '')).join('') +
    // The skin of the shoulders, one fold over the root of each arm.
    inked(
      'skin -14 -13, -13 -19, -8 -22.6, 0 -24, 8 -21.6, 13 -18, 14 -11, 8 -7, -8 -7\n  lit/.5 ~.6 -8.4 -22, -11.6 -18, -11 -13; 9 -20.6, 11.6 -16.4, 10.4 -11.4',
    ) +
    moved(
      edged(
        'th',
        HEAD,
        [0.5, 0.8],
        inked(`
  lit ~.5 -1 -6.4, -3 -3, -1.6 1; -7 -5.4, -7 -3.4; -3 -3, -6 -1; -5 1, -4 4.6; 4.6 -6.4, 3.4 -2.6, -1.6 1; 3.4 -2.6, 8 -1.6
  lit -10 4.6, -8 3.4, -3.6 3.4, 1 4, 6 6, 10 8.6, 3 6.8, -2 5.6, -6 5.2
  horn -13.6 -1, -14.8 0, -16.2 1.8, -15.8 3.2, -14.2 2.2, -11.6 1.6, -7.6 1.8, -11 .7, -13 .4
  horn -13.6 3.4, -11.4 2.6, -8 2.8, -10.4 3.8, -12.8 4
  dark ~.6 -14.4 2.7, -11.6 2.1, -8 2.3, -5 2.6
  lit -10.6 -1.2, -9.3 -3.8, -7 -3.8, -5.7 -1.4, -8 .2
  dark -10 -1.4, -9 -3.2, -7.2 -3.2, -6.4 -1.6, -8 -.4
  pale ~.7 -8.7 -2.2, -8.6 -2.2`),
      ),
      -2.6,
      -22,
      56,
      0.98,
    ) +
    inked(`
  brown ${mirrored('0 -15.6, 5 -15.2, 8.8 -12.6, 11.4 -8, 12.2 -2, 11.6 4, 9.6 9, 7 13.6, 3.6 17.4, 0 18.6')}`) +
    within(
      'tp',
      blobPath(PLASTRON),
      inked(`
  belly ${PLASTRON}
  pale -12 -16, 0 -16, -.6 -8, -1.6 0, -1.4 8, 0 18, -8 14, -12 4
  brown ~.7 0 -15, .4 -9, -.4 -3, .4 3, -.4 9, 0 18; -11 -7.4, 0 -10, 11 -7.4; -11 -1.6, 0 -3.6, 11 -1.6; -11 4.2, 0 2.8, 11 4.2; -11 8.8, 0 9, 11 8.8; -8 13, 0 14.4, 8 13; -6.4 -13, -7.6 -7, -7.8 0, -6.4 7, -2 17; 6.4 -13, 7.6 -7, 7.8 0, 6.4 7, 2 17`),
    );
  return moved(drawn, n0(x(at)), n0(y(middle)), turn, Math.round(y(height)) / 100);
}
