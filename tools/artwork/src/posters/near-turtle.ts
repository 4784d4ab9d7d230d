import { n0 } from '../drawing/numbers';
import { blobPath, mirrored, moved, painted, poly, within } from '../figures/parts/shapes';
import type { Print } from './print';

const inked = painted({
  dark: '#07293f',
  skin: '#0d4257',
  lit: '#3a97a0',
  horn: '#dba552',
  rim: '#f2a544',
  brown: '#5f2c17',
  russet: '#8b4a20',
  plate: '#c47d35',
  sun: '#eab453',
});

/** Each as it lies in a stroke, from its root under the shell: two that row, two that steer. */
const FLIPPERS = [
  '-6 -27, -14 -29.6, -21 -33, -29 -35.4, -37 -34.6, -44 -30.6, -48.8 -24.6, -50.4 -19, -49.2 -17.8, -44 -21, -37.6 -22.8, -31 -22, -25.6 -18.6, -21 -13, -16 -8, -8 -12',
  '6 -27, 14 -29.4, 21 -29.6, 28.6 -27, 35.4 -21.4, 40.6 -13.6, 43.8 -5, 44.6 3.6, 43 7.2, 40 2.6, 35.8 -4.2, 30.4 -9, 25 -11, 20 -11, 14 -11',
  '-6 17, -13 20.6, -18.8 25.4, -23 31.4, -24.4 36.6, -22.8 38.4, -17.6 36.2, -12 31.4, -5 26',
  '6 18, 12.6 22, 16.4 28.4, 18 35.4, 17 41, 14.2 41.6, 10.8 37, 7.6 31, 3 26',
];
/** The under edge of each, in shade. */
const UNDER = [
  '-12 -10, -17 -16, -24 -24, -31 -27.4, -38 -27.4, -45 -24.4, -50.4 -18, -44 -18, -34 -18, -22 -8',
  '14 -14, 21 -17, 28 -16.6, 34 -12, 39 -4.4, 44 5, 40 10, 30 0, 16 -6',
  '-6 24, -12 27, -18 31, -24 38, -14 42, -4 32',
  '3 24, 9 28, 13 34, 15 42, 8 42, 0 30',
];
/** Between the scales of the fore edge. */
const SCALES =
  '-19 -34, -18.6 -29; -25 -36, -24 -30.4; -31 -37, -30.4 -31; -37 -36, -36.4 -30.6; -42.6 -33, -41.4 -28.6; -47 -28, -45 -25.4; 17 -31, 17.4 -25; 23 -31, 22.4 -24.4; 29 -28, 27 -22.4; 34.4 -23.6, 31.4 -19; 39 -18, 35.4 -14; 42.8 -10, 38.8 -7.6; 45 -2, 41.4 -.6; -14 20, -11 24; -19 24, -15 27.6; -23 29, -19 31.6; 13 21, 10 24; 17 27, 13.4 29; 19 34, 15 34.6';

/** As it banks: the ridge of the shell stands higher than its rim, and the half away from us is the narrower one. */
const banked = (form: string, side = 1): string =>
  form.replace(/([-.\d]+) ([-.\d]+)(?=[ ,;]|$)/g, (_, across: string, along: string) => {
    const [x, y] = [Number(across) * side, Number(along)];
    const high = Math.max(0, 1 - (x / 21) ** 2 - (y / 32) ** 2);
    return `${(x * 0.97 - 4.4 * high).toFixed(1)} ${(y - 1.6 * high).toFixed(1)}`;
  });

/** Half the shell's rim, a broad heart, its hind plates as teeth. */
const RIM =
  '0 -27.4, 3 -27.9, 6 -28, 9 -27.5, 12 -26.4, 14.7 -24.5, 17 -22, 18.7 -18.8, 20 -15, 20.7 -11.5, 21 -8, 21.2 -4.5, 21 -1, 20.4 4, 21 7.4, 18.6 8.4, 18.8 12, 16.4 12.8, 16.2 16.4, 13.6 17, 12.8 20.4, 10.4 20.6, 9.4 24.2, 7 24, 5.4 27.8, 3 27, 1.4 30, 0 28.6';
const SEAMS =
  '4 -30, 3 -24; 10 -28, 7.4 -23; 15 -24, 11.4 -20.4; 18.6 -18, 14 -15.4; 21 -11, 16 -10; 22 -4, 17 -4; 21 3.4, 16 2.6; 19.4 9.4, 14.6 7.4; 17 13.8, 12.4 11.6; 14.4 18, 10.4 15; 11 21.6, 8 17.6; 7.4 25, 5.4 21; 3 28, 2 23';
/** Four plates each side of the ridge, from tail to neck, each over the next, with the flames of its horn. */
const COSTALS = [
  [
    '3.4 10, 8 9, 15 8.6, 14.4 13.4, 11.6 17.6, 7.8 20.8, 4.6 19.6, 5.8 14',
    '5.4 18.4 .3, 7 14 1.4, 8.6 10 1.1; 6 18.8 .3, 9.6 15 1.6, 12.4 11 1.2; 6.8 19.4 .3, 10.6 17 1.2, 13.6 14.4 .6',
  ],
  [
    '4 -1.6, 9 -1.6, 17.4 -1.6, 17.8 4, 16.6 9, 13 12.2, 8 12.2, 4.2 10.6, 7 4',
    '5 9.4 .3, 7.4 4 1.5, 8.4 -1 1.2; 5.6 9.8 .3, 10 5.4 2, 13 -.6 1.6; 6.4 10.4 .3, 12 8 1.6, 17 4.4 .9',
  ],
  [
    '5.4 -13, 10 -12.4, 17.2 -13, 18.4 -6.6, 18.2 -.8, 14.8 2.4, 9.6 2, 4.6 -.8, 7.8 -8',
    '5.4 -2 .3, 8.2 -7 1.5, 9 -12 1.2; 6 -1.6 .3, 10.8 -6 2, 13.6 -12 1.6; 7 -.8 .3, 13 -3.2 1.6, 17.6 -7 .9',
  ],
  [
    '6 -24.4, 11 -23.4, 15 -19, 17.8 -13, 16.6 -9.6, 11.4 -8.8, 6.4 -11.4, 5.4 -15, 8.4 -20',
    '6.8 -12.2 .3, 9 -18 1.6, 9.6 -23 1.2; 7.4 -11.6 .3, 11.4 -16 2, 13.6 -20 1.4; 8.4 -10.6 .3, 13 -12.4 1.4, 16.8 -14.6 .8',
  ],
] as const;
/** Five along it. */
const RIDGE = [
  '0 16.4, 3 17.6, 5 20.6, 4.6 24, 2.6 26, 0 26.8',
  '0 7.6, 3.4 8.6, 6 13.6, 4 17.8, 1.6 20, 0 21.6',
  '0 -4, 3.8 -3, 7.6 3.4, 4.8 8.6, 2 11.4, 0 13',
  '0 -16, 4.2 -14.6, 8.4 -8, 5.2 -2.6, 2 .2, 0 2',
  '0 -25.4, 5.8 -24.8, 8 -20.8, 6 -15.6, 2.4 -12.4, 0 -10.8',
];
/** In profile, its beak long and narrow. */
const HEAD =
  '12 -6, 6 -6.4, 0 -6.2, -4.4 -6.4, -8 -5, -11.4 -2.8, -14.6 -.4, -16.2 1.8, -15.8 3.2, -14.4 2.6, -13.4 3.8, -10 5, -6 5.2, -1.6 5.4, 4 6.4, 11 8';

/** A hawksbill that banks, its back to us, against a light that comes through the horn of its rim. */
export function seaTurtle({ x, y }: Print, at: number, middle: number, height: number, turn: number): string {
  const edged = (id: string, form: string, [dx, dy]: readonly [number, number], inner: string) =>
    within(id, blobPath(form), inked(`lit ${form}`) + moved(inked(`skin ${form}`), dx, dy) + inner);
  // Lit on the side of the sun, in shade beyond the ridge.
  const scute = (form: string, side = 1, flames = '') =>
    inked(`brown ${banked(form, side)}`) +
    moved(inked(`${side > 0 ? 'sun' : 'plate'} ${banked(form, side)}`), side > 0 ? -0.1 : 0.3, -1.2) +
    (flames && inked(`${side > 0 ? 'brown' : 'russet'} ${banked(flames, side)}`));
  const rim = banked(mirrored(RIM));
  const drawn =
    FLIPPERS.map((form, i) =>
      edged(`tf${i}`, form, i % 2 ? [-1, 1.5] : [0.6, 1.6], inked(`dark ${UNDER[i]}\nlit ~.7 ${SCALES}`)),
    ).join('') +
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
  sun ~.7 -8.7 -2.2, -8.6 -2.2`),
      ),
      -3.4,
      -29,
      56,
      0.98,
    ) +
    poly('#f2a544', rim) +
    within(
      'tr',
      `M${rim}z`,
      [1, -1].map((side) => inked(`brown ~1 ${banked(SEAMS, side)}`)).join('') +
        RIDGE.map((form, i) => {
          const [plate, flames] = COSTALS[i] ?? [];
          const costals = plate ? scute(plate, -1, flames) + scute(plate, 1, flames) : '';
          return costals + scute(mirrored(form), -1) + scute(form);
        }).join(''),
    );
  return moved(drawn, n0(x(at)), n0(y(middle)), turn, Math.round(y(height)) / 100);
}
