import { moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** The paper's colour, which by night is clear as the moon. */
const LIT = '#f4e8cf';

/** The head in profile, its nose at 0, in centimetres. */
const HEAD = `
  o 0 -2, 1.8 -3.2, 5.4 -4.4, 8.6 -5.8, 10.6 -8.6, 13.6 -11, 17.6 -11.4, 22 -9.6, 26 -5, 28 5, 22 8.6, 15 7, 10 5.8, 5.6 4.6, 2 3.4, 1 1.6, -.6 .4
  o 16.2 -9, 15.8 -13, 17.4 -16.4, 20.6 -17.4, 23.6 -15.4, 25 -11.4, 25 -5`;

const FAR_EAR = 'o 12.4 -9, 12.2 -13, 13.8 -15.8, 16 -15.4, 17 -12.6, 17 -9';

interface Pose {
  /** Where the nose is, and by how many degrees it is raised. */
  head: readonly [x: number, y: number, turn: number];
  /** The underside in shade, where they are near. */
  belly?: string;
  /** The trunk, the near and the far foreleg, the near and the far hind leg, the tail. */
  body: string;
}

/** Each in centimetres, its feet at 100 and its middle about 45, its muzzle to the left. */
const POSES = {
  trot: {
    head: [-6, 49, -2],
    belly:
      '13 52, 19 57, 24 63, 31 66.4, 40 66, 50 64, 59 64.4, 65 68, 72 72.4, 66 71.6, 60 71, 52 73, 43 76, 34 76.4, 26 74, 20.6 68.6, 16 60.6',
    body: `
  o 12 40, 20 42.6, 27 46.4, 34 49.2, 42 50.2, 50 50.6, 59 49.6, 68 49.4, 75.6 51, 80 54.6, 81.6 60, 79.6 67, 75 72, 66 71, 60 70.4, 52 72.6, 43 75.6, 34 76, 26 73.6, 20.6 68, 16 60, 12.6 53, 12 44
  o 27 62 18, 24 71.6 11, 18 80.6 7, 12.4 89 5.2, 8 95.4 4.4, 5.2 98.2 3.8, 1.6 98.8 2.8
  o 32 66 15, 34 75.4 9, 38 84.4 6, 43.4 91.6 4.4, 45.8 96.4 3.8, 43 98.4 3
  o 72 62 22, 70 71.6 15, 75.4 79 9, 83 84.6 5.6, 86.6 91.6 4.4, 87 96.8 3.8, 83.4 98.6 2.8
  o 67 66 17, 61 74.4 11, 60.6 81 7, 61.8 86.4 5.2, 57.8 92.6 4.4, 54 97.2 3.8, 50.2 98.6 2.8
  o 77 55 7, 84 58.6 9, 90.4 65.6 11.4, 94 75 12.6, 95.4 84.6 9, 94 93 1`,
  },
  halt: {
    head: [-1, 36, 1],
    body: `
  o 17 26, 24 29.6, 30 36.6, 35 43.4, 42 48.4, 50 50.4, 60 50, 70 49.4, 76.6 51.6, 81 57, 81.8 64, 78 71, 71 73, 63 70.6, 54 72.6, 44 75.6, 35 76.4, 27.4 73, 21 65, 17.4 56, 14.4 48, 13 40
  o 31 62 17, 31 72 10.4, 30.6 82 6.6, 30.4 91 4.8, 29 97.2 4.4, 25.4 98.6 3
  o 35.6 64 14, 37.6 74 9, 39 83 5.8, 39 92 4.4, 37.8 97.2 4.2, 34.4 98.6 2.8
  o 72 62 21, 69 71 14, 72 79 8.4, 77.2 85.2 5.6, 76.6 92 4.6, 75 97.2 4.2, 71.4 98.6 2.8
  o 75 64 14, 76 73 9.6, 81.4 80 7, 86 86 5.2, 85.8 92.4 4.4, 84.6 97.2 4, 81 98.6 2.8
  o 77 55 7, 83.6 60.6 9, 88.4 69 11.4, 90.4 78 12.4, 90.4 87 9, 88.4 95 1`,
  },
  trail: {
    head: [-7, 87.4, -34],
    belly:
      '13 77, 18 73.4, 23 69, 29 67, 38 67, 48 65, 57 65, 64 69, 70 73, 64 71.6, 55 73.4, 44 76.4, 35 77, 28 76.4, 23 76, 18 76.6',
    body: `
  o 10 66, 16 59.6, 22 54, 29 49.8, 37 48.6, 46 49.8, 57 50, 67 49.2, 74.6 50.8, 79 54.6, 80.8 60.4, 79.6 67, 73 73, 64 71, 55 73, 44 76, 35 76.6, 28 76, 23 75.6, 18 76.4, 12 78
  o 28 62 17, 25.6 72 10.4, 22.4 81 6.6, 20.8 90 4.8, 19 97.2 4.4, 15.4 98.6 3
  o 34 64 15, 37.6 73 9, 42 82 6, 43.8 90 4.4, 46.2 95.4 3.8, 43.6 98.4 3
  o 71 62 21, 67 71 14, 68.6 79 8.2, 73 85.4 5.6, 70.2 92 4.6, 67 97.2 4.2, 63.4 98.6 2.8
  o 74 64 16, 76 73 10, 81.6 80 6.6, 86 86.6 5, 88.6 92.4 4.2, 89.2 97 3.6, 86 98.6 2.8
  o 76 54.6 7, 83 57 9, 90 62.6 11.4, 95 71 12, 97.4 80 8.6, 97 88 1`,
  },
  bow: {
    head: [-5, 76, 0],
    body: `
  o 13 64, 21 66, 29 67.6, 37 66, 46 60.4, 55 54, 64 49.4, 72 48.6, 78 52, 81 59, 80.4 66, 76 72, 69 73, 62 76, 54 82, 45 88.4, 36 92.6, 27 93, 19 91, 14 86, 10 80
  o 28 84 15, 32 92 8.6, 25 96 6.4, 15 97.2 5, 6 98 4.4, 1 98.6 3
  o 22 85 13, 25 91.4 8, 18 94 5.8, 8 94.6 4.8, 0 95.6 4.2, -5 96.4 2.8
  o 72 61 22, 68 71 14, 71.4 79 8.4, 77 85.2 5.6, 75.8 92 4.6, 73.8 97.2 4.2, 70 98.6 2.8
  o 75 62 15, 78 72 10, 82.8 79.4 6.6, 87.2 86 5, 86.8 92.4 4.4, 85.2 97.2 4, 81.4 98.6 2.8
  o 75 54 6, 81 46.6 8.6, 88 41 11.4, 96 39 12, 103.6 41 8.6, 110 46 1`,
  },
  lope: {
    head: [-10, 47, -4],
    body: `
  o 10 37, 17 39.6, 24 44.6, 32 47, 42 47.2, 53 48.4, 63 50, 71 52.4, 77.6 57, 80.4 63, 79 70, 72 74, 64 71, 54 71, 44 73.6, 35 75, 26 73, 18 67, 11 60, 6 53
  o 25 60 18, 20 70 11, 11.4 76.6 7, 2 80.8 5.2, -6 86 4.4, -11 88 3
  o 29 64 15, 27 74.4 10, 19.4 81.4 6.6, 11.4 86 4.8, 4.4 91.6 4, 0 93.6 2.8
  o 71 64 21, 75 74 13, 84 79.4 7.6, 92 81 5.2, 97.4 86.6 4.4, 102 90 3.2, 101.4 92.6 2.2
  o 67 66 17, 68 77.4 10.4, 76.4 84.4 6.6, 85 87.2 5, 89.4 93 4.2, 92.4 96.6 3
  o 76 58 7, 84 56.6 9, 93 57 11.4, 102 60.6 12, 109 66.6 8, 113 74 1`,
  },
} satisfies Record<string, Pose>;

/** Points turned about 0 and set at (x, y). */
const turned = (forms: string, [x, y, turn]: Pose['head']): string => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return forms.replace(
    /(-?[\d.]+) (-?[\d.]+)(?=,|\n|$)/g,
    (_, px: string, py: string) =>
      `${x + Number(px) * cos - Number(py) * sin} ${y + Number(px) * sin + Number(py) * cos}`,
  );
};

/** A dhole against the sun, by its feet and the height of a hundred centimetres; one of negative side goes to the right. */
export const dhole = (
  p: Print,
  name: keyof typeof POSES,
  [x, foot, height, side]: readonly [x: number, foot: number, height: number, side: 1 | -1],
  [coat, dark, shade = coat]: readonly [coat: string, dark: string, shade?: string],
): string => {
  const { head, body, belly = '' }: Pose = POSES[name];
  const [trunk = '', fore = '', farFore = '', hind = '', farHind = '', tail = ''] = body.trim().split('\n');
  const near = [turned(HEAD, head).trim(), trunk, fore, hind].join('\n');
  const far = [turned(FAR_EAR, head), farFore, farHind, tail].join('\n');
  const k = height / 100;
  const below = belly && painted({ o: shade })(`o ${belly}`);
  const lit = painted({ o: LIT })(`${far}\n${near}`);
  const drawn = lit + moved(painted({ o: dark })(far) + painted({ o: coat })(near) + below, 0, 1);
  return whole(p, moved(moved(drawn, -45, -100), (x * p.x(1)) / p.y(1), foot, 0, side * k, k));
};
