import type { Figure } from '../figure';
import { blob, eye, limb, oval, stroke } from '../kit/shapes';

/** Koala that clasps a eucalyptus trunk: great fringed ears, a long black nose, no tail. */
export const koala = (): Figure => {
  const fur = '#98a0a6';
  const ear = (x: number, turn: number) =>
    blob(
      '#7f878e',
      `${x - 15 * turn} 22, ${x - 6 * turn} 6, ${x + 10 * turn} 8, ${x + 14 * turn} 24, ${x + 6 * turn} 40, ${x - 8 * turn} 38`,
    ) +
    blob(
      '#f3efe9',
      `${x - 9 * turn} 26, ${x - 2 * turn} 15, ${x + 7 * turn} 18, ${x + 7 * turn} 32, ${x} 36`,
    );
  return {
    body:
      limb('#a98f77', '32 -260 24, 30 -150 26, 28 -20 28, 30 70 30, 26 150 33, 24 260 38') +
      stroke(
        '#8a7059',
        2.4,
        '24 -200, 22 -100; 24 -60, 22 60; 36 -60, 34 20, 37 100; 22 140, 20 220; 34 150, 35 230',
      ) +
      limb('#7f878e', '66 70 22, 46 66 16, 28 68 13') +
      blob(fur, '50 58, 76 52, 100 64, 110 90, 104 114, 82 124, 58 120, 48 96') +
      blob('#e3e4e0', '50 72, 62 68, 68 88, 64 112, 54 110, 48 92') +
      ear(40, -1) +
      ear(96, 1) +
      blob(fur, '44 24, 58 14, 78 14, 94 24, 98 42, 88 60, 68 66, 48 60, 38 44') +
      blob('#c3c8cb', '46 48, 60 52, 76 52, 90 48, 84 60, 68 65, 52 60') +
      blob('#2b2a2e', '60 36, 68 32, 76 36, 77 50, 68 56, 59 50') +
      stroke('#4a4a4e', 1.5, '60 59, 68 61, 76 59') +
      eye(51, 38, 2.8) +
      eye(85, 38, 2.8) +
      limb(fur, '80 78 22, 58 86 17, 34 86 14') +
      stroke('#3a3a3e', 2.2, '26 82, 20 84; 26 87, 20 89; 28 91, 22 94') +
      limb('#8a929a', '92 104 26, 68 118 17, 40 116 14') +
      stroke('#3a3a3e', 2.2, '34 111, 27 112; 33 116, 26 118; 35 121, 28 124') +
      oval('#8a929a', 98, 108, 14, 16),
    box: [18, 4, 114, 126],
    pose: 'cling',
    size: 0.46,
  };
};
