import { n0 } from '../drawing/numbers';
import { blobPath, both, mirrored, moved, painted, poly, within } from '../figures/parts/shapes';
import type { Print } from './print';

const inked = painted({
  dark: '#07293f',
  skin: '#0d4257',
  lit: '#3a97a0',
  horn: '#f2a544',
  brown: '#7a3d1c',
  belly: '#b98845',
  pale: '#ecd08c',
});

/** Each as it lies in a stroke: two that row, two that steer. */
const FLIPPERS = [
  '-4 -15, -11 -20, -18 -25, -26 -27.6, -34 -27.4, -39 -25, -40.4 -23, -36 -22.4, -30 -20.8, -23 -17.4, -17 -12.6, -12 -7.4, -7 -4',
  '4 -15, 12 -18, 19 -17.4, 25.4 -13, 30 -6, 32.8 2, 33.8 10, 33 13.6, 30.6 8.4, 26.4 2, 21 -2.6, 15.4 -5.4, 8 -3',
  '-4 12, -9 16.6, -14 21, -17.4 26, -16.4 27.6, -11 26, -5.6 22, -2 17',
  '4 12, 8 19, 10.4 25, 9.8 29.6, 7.6 30, 4.4 26, 1.6 20',
];
/** Where the light lies on each. */
const LIT = [
  [0.8, 2],
  [-1.4, 1.8],
  [1.2, 0.6],
  [1.2, 0.2],
] as const;
const SCALES =
  '-8 -19, -9 -13; -13 -22.6, -14 -16; -18 -26, -19 -19; -23.6 -28, -24.6 -21.6; -29 -29, -30 -23.4; -34 -28, -34.6 -22; 9 -18, 9 -9; 14 -19, 13.4 -9; 19 -19, 17.6 -8; 24 -16, 21 -5; 28.4 -11, 24 -3; 32 -4, 28.4 0; 34 2, 30 4; -9 15, -5.6 21; -12 18, -8.4 24; -15 21, -12 25; 4 14, 7 14; 6 18, 10 17.4; 8 22, 12 21.4';
/** Half the shell's rim, its hind plates as teeth. */
const RIM =
  '0 -17, 5 -16.8, 9.8 -14.6, 12.8 -10.4, 14 -5, 14.2 0, 13.8 4, 14 6.6, 12.4 7.4, 12.4 10.2, 10.6 11, 10.2 13.8, 8.2 14.4, 7.6 17, 5.4 17.4, 4.6 19.6, 2.6 19.6, 1.2 22, 0 21';
/** Between its plates, on one side. */
const SEAMS =
  '5 -18, 4 -14; 10 -16, 7 -12; 14 -11, 10 -8; 15 -4.6, 11 -4; 16 1, 11 1; 13.6 7.2, 10 5; 12 11.2, 8.4 8; 10 15, 6 12; 7 18, 4 14; 3.4 20.6, 2 16';
const PLASTRON = mirrored('0 -14, 4 -13.6, 7 -11.4, 8.4 -8, 10.4 -4, 10.6 2, 8.4 7, 6.4 12, 3.4 16, 0 17.4');
const HEAD =
  '9 -5, 3 -5.2, -3 -5.4, -7 -5.6, -10 -4.6, -12.4 -2.4, -13.8 .6, -13.6 2.4, -12.2 1.4, -11.4 2.6, -8.6 3.6, -5 3.8, -1 4.2, 4 4.6';

/** A hawksbill from below, against a light that comes through the horn of its rim. */
export function seaTurtle({ x, y }: Print, at: number, middle: number, height: number, turn: number): string {
  const edged = (id: string, form: string, [dx, dy]: readonly [number, number], inner: string) =>
    within(
      id,
      blobPath(form),
      inked(`lit ${form}\nskin ~.7 ${SCALES}`) + moved(inked(`skin ${form}`), dx, dy) + inner,
    );
  const drawn =
    FLIPPERS.map((form, i) => edged(`tf${i}`, form, LIT[i] ?? [1, 1], '')).join('') +
    inked('skin 0 -10 13, -.6 -18 9') +
    poly('#f2a544', mirrored(RIM)) +
    within('tr', `M${mirrored(RIM)}z`, both(inked(`brown ~1.2 ${SEAMS}`))) +
    inked(`
  brown ${mirrored('0 -15.6, 5 -15.2, 8.8 -12.6, 11.4 -8, 12.2 -2, 11.6 4, 9.6 9, 7 13.6, 3.6 17.4, 0 18.6')}`) +
    within(
      'tp',
      blobPath(PLASTRON),
      inked(`
  belly ${PLASTRON}
  pale -12 -16, 0 -16, -.6 -8, -1.6 0, -1.4 8, 0 18, -8 14, -12 4
  brown ~.7 0 -15, 0 18; -11 -8.4, 0 -9.4, 11 -8.4; -11 -2.6, 0 -3, 11 -2.6; -11 3.4, 0 3.4, 11 3.4; -11 8.4, 0 9.6, 11 8.4; -8 13, 0 14, 8 13`),
    ) +
    moved(
      edged(
        'th',
        HEAD,
        [0.5, 0.8],
        inked(`
  lit ~.5 -2.4 -5, -4.4 -2, -3 1.6; -6.6 -5.4, -6.2 -3; -4.4 -2, -6.2 -1.2; -5.6 .6, -4.4 3.4
  lit -9 3.6, -7.6 2.4, -3 2.6, 1 3.4, 5 5, 8 7.4, 3 5.4, -1 4.2, -5 3.8
  horn -10.4 -4.4, -12.4 -2.4, -13.8 .6, -13.6 2.4, -12 1, -10 .8, -9.4 -1.4
  brown -12.2 1.4, -11.4 2.6, -9 3.2, -8.4 1.4
  dark -9 -1.6, -8.2 -3, -6.8 -3, -6.2 -1.6, -7.4 -.6
  pale ~.6 -7.9 -2.2, -7.8 -2.2`),
      ),
      -0.4,
      -20,
      58,
      1.05,
    );
  return moved(drawn, n0(x(at)), n0(y(middle)), turn, Math.round(y(height)) / 100);
}
