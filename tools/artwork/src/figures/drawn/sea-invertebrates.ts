import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { blob, blobPath, dots, eye, limb, moved, oval, stroke, within } from '../parts/shapes';

export const coconutCrab = (): Figure => {
  const shell = '#5d4a6b';
  const leg = (path: string) =>
    limb('#6f4a52', path) +
    stroke('#c9795a', 1.6, path.replace(/ (\d+(?:\.\d+)?)(?=,|$)/g, ''), 'opacity=".5"');
  return {
    body:
      leg('94 84 9, 116 66 8, 128 92 6, 124 122 2.4') +
      leg('88 88 9, 104 74 8, 112 98 6, 106 123 2.4') +
      blob('#4b3a56', '84 70, 102 66, 116 78, 116 96, 102 106, 86 100') +
      stroke('#8a6f94', 2, '92 68, 96 102; 101 68, 105 102; 109 73, 111 98') +
      leg('70 90 9, 78 76 8, 86 100 6, 82 123 2.4') +
      blob(shell, '38 74, 50 58, 72 54, 90 62, 96 80, 86 98, 62 102, 44 94') +
      blob('#7d6690', '48 66, 66 58, 84 64, 88 76, 70 70, 54 74') +
      stroke('#42334d', 1.7, '66 58, 66 84, 60 100; 50 78, 66 82, 88 80') +
      leg('52 92 9, 50 80 8, 40 104 6, 42 123 2.4') +
      limb('#6f4a52', '46 84 13, 30 84 12, 18 96 13') +
      blob('#7c4f58', '24 88, 30 100, 24 114, 10 122, 4 114, 4 102, 12 90') +
      blob('#5a3740', '10 122, 2 118, -4 106, -2 96, 4 94, 6 106') +
      stroke('#f2e3d2', 1.5, '5 104, 4 108; 6 110, 6 114') +
      limb('#5d3e48', '54 94 10, 44 104 9, 40 110 9') +
      blob('#6f4a52', '44 106, 46 116, 36 122, 28 118, 32 108') +
      limb(shell, '46 66 5, 38 58 4.6') +
      limb(shell, '52 60 5, 46 50 4.6') +
      eye(37, 56.5, 2.6, '#c2452f') +
      eye(45.5, 49, 2.6, '#c2452f') +
      stroke('#c9795a', 1.8, '42 68, 26 60, 10 62; 46 64, 30 48, 16 44'),
    box: [-5, 43, 131, 124],
    pose: 'stand',
    size: 0.36,
  };
};

export const sandfishSeaCucumber = (): Figure => {
  const trunk = blobPath('12 108, 20 94, 44 86, 80 84, 112 90, 128 104, 124 118, 96 123, 48 123, 20 120');
  return {
    body:
      stroke(
        '#e2d5b2',
        3,
        '18 108, 6 100, 0 102; 18 112, 4 110, -2 114; 18 116, 6 119, 0 123; 20 104, 10 94, 4 94',
      ) +
      `<path fill="#7d7360" d="${trunk}"/>` +
      within(
        'sc',
        trunk,
        blob('#d9cfae', '8 114, 40 114, 80 116, 130 112, 110 130, 30 130') +
          stroke(
            '#575041',
            3,
            '28 90, 32 102, 30 112; 44 86, 48 98, 46 110; 62 84, 66 98, 64 110; 80 84, 84 98, 82 110; 98 87, 101 98, 99 110; 114 93, 115 102, 114 110',
          ) +
          stroke('#9b917b', 2.4, '20 98, 50 91, 90 90, 122 100', 'opacity=".8"') +
          dots(
            '#423c31',
            '36 97 1.4, 54 94 1.4, 72 94 1.4, 90 95 1.4, 106 98 1.3, 40 106 1.2, 57 104 1.3, 74 104 1.3, 92 105 1.3, 108 106 1.2',
          ),
      ) +
      oval('#e2d5b2', 16, 111, 4, 6),
    box: [-4, 83, 129, 124],
    pose: 'stand',
    size: 0.24,
  };
};

export const staghornCoral = (): Figure => {
  const rand = createRandom('staghorn');
  let behind = '';
  let front = '';
  let tips = '';
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const branch = `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)}, ${x2.toFixed(1)} ${y2.toFixed(1)} ${(width * 0.72).toFixed(1)}`;
    if (depth % 2) behind += limb('#b97b3c', branch);
    else front += limb('#d99a4e', branch);
    if (!depth) {
      tips += `${tips && ', '}${x2.toFixed(1)} ${y2.toFixed(1)} ${(width * 0.42).toFixed(1)}`;
      return;
    }
    const lean = angle + Math.PI / 2;
    grow(
      x2,
      y2,
      angle - rand.in(0.2, 0.5) - lean * 0.12,
      length * rand.in(0.66, 0.86),
      width * 0.74,
      depth - 1,
    );
    grow(
      x2,
      y2,
      angle + rand.in(0.2, 0.5) - lean * 0.12,
      length * rand.in(0.66, 0.86),
      width * 0.74,
      depth - 1,
    );
  };
  for (const [x, angle] of [
    [40, -2.3],
    [54, -1.9],
    [66, -1.57],
    [78, -1.25],
    [92, -0.85],
  ] as const)
    grow(x, 120, angle, rand.in(26, 32), 10, 3);
  return {
    body: blob('#8a5a2c', '22 124, 34 114, 64 110, 98 114, 112 124') + behind + front + dots('#fbeccb', tips),
    box: [-32, 36, 165, 124],
    pose: 'stand',
    size: 0.54,
  };
};

export const sunflowerSeaStar = (): Figure => {
  const rand = createRandom('sunflower');
  const arms = 21;
  let under = '';
  let over = '';
  let spots = '';
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 2 * Math.PI + 0.1;
    const b = a + rand.in(-0.18, 0.18);
    const long = rand.in(56, 64);
    const at = (r: number, angle: number) =>
      [64 + Math.cos(angle) * r, 64 + Math.sin(angle) * r * 0.86] as const;
    const [r1, r2, r3] = [at(22, a), at(42, (a + b) / 2), at(long, b)];
    const arm = `${r1[0]} ${r1[1]} 12, ${r2[0]} ${r2[1]} 9.5, ${r3[0]} ${r3[1]} 3`;
    if (i % 2) over += limb('#d9713f', arm);
    else under += limb('#b6523c', arm);
    for (const r of [28, 36, 44, 51]) {
      const [x, y] = at(r, a + ((b - a) * r) / 60);
      spots += `${spots && ', '}${x.toFixed(1)} ${y.toFixed(1)} ${(1.5 - r * 0.012).toFixed(1)}`;
    }
  }
  // foreshortened on the ground
  return {
    body: moved(
      under +
        over +
        oval('#c9603d', 64, 64, 28, 24) +
        oval('#e58a52', 62, 61, 21, 17) +
        dots('#f6c79a', spots) +
        dots(
          '#f9d9b4',
          '64 64 2.2, 56 58 1.6, 72 58 1.6, 54 68 1.6, 74 68 1.6, 64 53 1.6, 64 74 1.6, 48 62 1.4, 80 63 1.4',
        ),
      0,
      8,
      0,
      1,
      0.56,
    ),
    box: [1, 14, 126, 76],
    pose: 'stand',
    size: 0.3,
  };
};
