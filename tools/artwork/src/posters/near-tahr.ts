import { moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** The paper's colour, which by night is clear as the moon. */
const LIT = '#f4e8cf';

/** From a nose at 0, muzzle to the left, in centimetres; the short even sweep of the horns is one curve from the brow. */
const HEAD = `
  coat .4 -2, 2 -5.6, 6 -9.4, 11 -13.4, 16 -17.6, 21 -19.4, 26 -18, 31 -12, 34 -2, 31 10, 23 13, 17 9, 12 7, 7 7.6, 2.6 6.2, .4 2.4
  coat 25 -15, 31 -19.6, 37.6 -21.4, 42 -20, 38.6 -16, 31 -11.6
  coat 18.4 -15 12.6, 18.6 -25 12, 21.8 -33.6 11, 28.6 -39.6 9.2, 36.6 -41.4 7, 44 -39 4.6, 49 -33.4 1
  saddle 15 -12 .4, 10.6 -6.4 2, 7.6 -1.6 2, 6.4 3 .6`;

interface Pose {
  /** Where the nose is, and the head's turn. */
  head: readonly [x: number, y: number, turn: number];
  near: string;
  far: string;
}

const REAR =
  '68 7, 80 9, 94 9.4, 106 10.4, 118 13.6, 126.6 19.6, 131.6 29, 132.6 40, 130.4 51, 125.6 60, 120 67, 112 64, 100 62.6, 86 66.4, 72 69.4';
const HIND = `
  coat 112 40 34, 109 55 30, 114 67.4 17, 121.6 75 10.6, 120 85 7, 118.8 92 7, 117 97.4 7.8
  coat 128 22 6, 135 23 5, 139 28.6 2.4`;
const SADDLE = `
  shade 58 4, 74 7.6, 92 9, 107 10, 118 14, 128 22, 131 32, 127 40, 119 42, 112 48, 104 55, 93 58, 81 55, 72 46, 66 33, 61 17
  saddle 66 7, 78 8.6, 94 9.2, 107 10, 118 14, 126 20.6, 123.6 26, 116 29.6, 109.6 35.6, 102 41, 93 43, 84 40, 77 32, 71.6 20`;

/** Feet at 100, the middle about 70. */
const POSES = {
  brink: {
    head: [-2, -4, 0],
    near: `
  coat 28 -20, 38 -12, 47 -3.6, 57 3, ${REAR}, 58 70, 46 67, 36 60, 28 50, 23.4 38, 21 24, 18 8, 20 -6
  coat 47 42 34, 46.6 57 21, 46 69 13.6, 45 77 10.4, 43.8 86 7, 43 92.4 7, 41.4 97.4 7.8${HIND}`,
    far: `
  far 38 52 20, 30 61 13, 26.6 69 10, 28.4 79 7, 29.4 85 6.6, 26.6 90 7.2
  far 106 56 24, 99 66.4 14, 104.6 74.6 10, 102.4 85 7, 101.4 92 7, 99.6 97.4 7.8`,
  },
  graze: {
    head: [4, 92, -52],
    near: `
  coat 19 59, 23 49, 29 36, 37 22, 46 11, 57 4.6, ${REAR}, 58 69.4, 48 68, 41 66, 34 68.6, 29 75, 23 73
  coat 48 44 32, 47 58 20, 45 69 13.6, 44 77 10.4, 42.6 86 7, 42 92.4 7, 40.4 97.4 7.8${HIND}`,
    far: `
  far 50 56 18, 54 68 12, 56 76.6 9.4, 58 86 7, 59 92 7, 57.4 97 7.8
  far 106 56 24, 102 67.4 14, 109 75.6 10, 111.4 85 7, 112.4 92 7, 110.6 97.4 7.8`,
  },
} satisfies Record<string, Pose>;

/** A tahr buck, by his feet and the height of a hundred centimetres; one of negative side looks to the right. */
export const tahr = (
  p: Print,
  name: keyof typeof POSES,
  [x, foot, height, side]: readonly [x: number, foot: number, height: number, side: 1 | -1],
  inks: Readonly<Record<'coat' | 'far' | 'shade' | 'saddle', string>>,
): string => {
  const { head, near, far }: Pose = POSES[name];
  const [noseX, noseY, turn] = head;
  const k = height / 100;
  const drawn = (colours: Readonly<Record<string, string>>) =>
    painted(colours)(far + near) + moved(painted(colours)(HEAD), noseX, noseY, turn, 1.1);
  const buck =
    drawn({ coat: LIT, far: LIT, saddle: LIT }) + moved(drawn(inks) + painted(inks)(SADDLE), 1, 0.8);
  return whole(p, moved(moved(buck, -70, -100), (x * p.x(1)) / p.y(1), foot, 0, side * k, k));
};
