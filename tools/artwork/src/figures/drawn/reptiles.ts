import type { Figure } from '../figure';
import { blob, blobPath, dots, eye, limb, limbPath, oval, poly, stroke, within } from '../kit/shapes';

/** King cobra reared: a long narrow hood with pale chevrons, olive-black coils. */
export const kingCobra = (): Figure => {
  const dark = '#4b4a33';
  const bands = (path: string) => stroke('#c9bd86', 2.4, path);
  return {
    body:
      limb('#3b3a29', '118 116 6, 132 112 5, 142 104 3, 148 94 1') +
      limb(
        dark,
        '104 116 14, 84 120 16, 56 119 16, 36 112 14, 36 102 13, 54 96 14, 82 96 15, 106 100 15, 118 110 12, 108 118 11',
      ) +
      bands(
        '50 112, 47 125; 64 112, 64 126; 80 113, 81 126; 96 110, 99 122; 60 90, 58 102; 76 89, 76 102; 92 90, 91 103; 106 94, 103 106; 32 106, 42 110; 112 104, 122 108',
      ) +
      limb(dark, '96 106 15, 84 98 15, 76 84 15, 74 66 15, 72 48 17, 66 32 15') +
      blob(dark, '58 34, 50 48, 52 66, 62 80, 76 82, 86 68, 88 50, 80 34, 68 28') +
      blob('#e3d6a0', '60 38, 54 50, 57 66, 66 78, 76 78, 78 60, 76 44, 68 36') +
      stroke(
        '#8d8356',
        1.6,
        '57 46, 66 48, 76 46; 55 54, 66 56, 78 54; 57 62, 66 64, 78 62; 60 70, 68 72, 78 70; 66 80, 74 82; 68 88, 77 88; 72 94, 80 94',
      ) +
      limb(dark, '72 34 16, 62 26 17, 48 24 13, 40 26 9') +
      blob('#e3d6a0', '38 28, 48 29, 60 34, 52 35, 42 33') +
      stroke('#2b2a1e', 1.2, '37 28.5, 48 29, 58 32') +
      stroke('#b8322c', 1.3, '37 29, 29 32, 24 30; 29 32, 25 35') +
      eye(50, 23, 2.2, '#d8a23c'),
    box: [23, 16, 149, 128],
    pose: 'stand',
    size: 0.46,
  };
};

/** Indian rock python coiled: tan with great dark brown blotches, an arrow on the head. */
export const indianRockPython = (): Figure => {
  const tan = '#c8a468';
  const blotch = '#6b4526';
  const coil = (path: string, spots: string) =>
    limb(
      '#8d6a3c',
      path.replace(/(\d+)(?=,|$)/g, (w) => String(Number(w) + 2)),
    ) +
    limb(tan, path) +
    limb(
      '#e2c894',
      path.replace(/(\d+)(?=,|$)/g, (w) => String(Number(w) * 0.3)),
    ).replace('<path', '<path opacity=".5" transform="translate(0 6)"') +
    spots;
  const patch = (x: number, y: number, rx: number, ry: number, turn = 0) =>
    oval('#3f2816', x, y, rx + 1, ry + 1, turn) + oval(blotch, x, y, rx, ry, turn);
  return {
    body:
      coil(
        '132 120 5, 120 120 10, 100 116 18, 70 118 24, 34 112 24',
        patch(104, 114, 6, 4) + patch(84, 115, 7, 5) + patch(62, 116, 7, 6) + patch(40, 112, 6, 6, 20),
      ) +
      coil(
        '30 106 22, 46 96 24, 78 92 26, 108 98 24, 120 110 18',
        patch(46, 95, 6, 6, -20) +
          patch(64, 91, 7, 6) +
          patch(84, 91, 7, 6) +
          patch(102, 95, 7, 6, 20) +
          patch(116, 104, 5, 5, 40),
      ) +
      coil(
        '112 92 20, 98 78 22, 72 74 22, 52 82 20',
        patch(102, 82, 6, 5, 30) + patch(86, 75, 7, 5) + patch(68, 74, 7, 5),
      ) +
      limb('#8d6a3c', '54 84 19, 46 70 17, 38 62 17, 26 58 15') +
      limb(tan, '56 84 17, 46 70 15, 38 62 16, 26 58 15, 16 60 10') +
      patch(48, 74, 4, 5, -30) +
      poly(blotch, '46 57, 32 51, 20 55, 30 58, 42 64') +
      limb('#ecd9ac', '14 63 4, 26 65 4, 36 67 3') +
      stroke('#4a3018', 1.2, '11 62, 20 63, 30 63') +
      stroke('#b8322c', 1.2, '11 62, 4 65, 0 63; 4 65, 1 68') +
      eye(23, 57, 2, '#d8b24c'),
    box: [-1, 50, 135, 132],
    pose: 'stand',
    size: 0.36,
  };
};

/** Indian star tortoise: a high domed shell on which each shield carries a yellow star. */
export const indianStarTortoise = (): Figure => {
  const shell = blobPath('24 104, 26 84, 38 64, 56 52, 78 50, 98 60, 112 80, 116 104, 100 110, 40 110');
  const star = (x: number, y: number, r: number) =>
    poly(
      '#2f2720',
      Array.from(
        { length: 6 },
        (_, i) => `${x + Math.cos((i * Math.PI) / 3) * r} ${y + Math.sin((i * Math.PI) / 3) * r}`,
      ).join(', '),
    ) +
    stroke(
      '#e5c25e',
      1.7,
      Array.from(
        { length: 8 },
        (_, i) =>
          `${x} ${y}, ${x + Math.cos((i * Math.PI) / 4 + 0.2) * r * 0.92} ${y + Math.sin((i * Math.PI) / 4 + 0.2) * r * 0.92}`,
      ).join('; '),
    ) +
    oval('#e5c25e', x, y, r * 0.2);
  return {
    body:
      limb('#a58a55', '94 106 15, 98 116 13, 97 121 13') +
      limb('#8f7746', '54 106 14, 52 116 12, 50 121 12') +
      limb('#a58a55', '118 104 6, 124 110 2') +
      limb('#b79a61', '34 98 15, 22 92 13, 12 86 12') +
      blob('#c4a76b', '14 78, 22 80, 24 90, 16 95, 6 92, 3 86, 6 80') +
      stroke('#6f5a32', 1.1, '4 88, 9 90, 14 89') +
      eye(11, 83.5, 1.8) +
      limb('#b79a61', '38 106 15, 34 116 14, 33 121 14') +
      limb('#b79a61', '82 108 14, 80 117 13, 79 121 13') +
      dots(
        '#e0cf9a',
        '29 123 1.2, 33 123.5 1.2, 37 123 1.2, 75 123 1.2, 79 123.5 1.2, 83 123 1.2, 93 123 1.2, 98 123 1.2',
      ) +
      `<path fill="#6d5a34" d="${shell}"/>` +
      within(
        'st',
        shell,
        star(46, 72, 13) +
          star(69, 62, 14) +
          star(92, 72, 13) +
          star(34, 92, 12) +
          star(58, 88, 14) +
          star(82, 90, 14) +
          star(106, 92, 12),
      ) +
      limb('#3a3024', '22 104 6, 46 111 7, 70 112 7, 94 111 7, 118 104 6') +
      stroke(
        '#d8b85a',
        1.4,
        '30 103, 32 110; 44 105, 45 112; 58 107, 58 113; 72 107, 72 113; 86 107, 86 113; 100 105, 99 112; 111 102, 110 109',
      ),
    box: [2, 49, 126, 124],
    pose: 'stand',
    size: 0.34,
  };
};

/** Komodo dragon: massive grey-brown lizard, bowed legs, a long tail, a yellow forked tongue. */
export const komodoDragon = (): Figure => {
  const coat = '#75695a';
  const trunk = limbPath('30 88 20, 54 86 28, 84 88 34, 112 92 26, 140 104 16, 170 116 9, 198 121 2');
  return {
    body:
      limb('#564c40', '66 100 13, 72 112 9, 66 121 8') +
      limb('#564c40', '116 100 14, 126 112 9, 120 121 8') +
      `<path fill="${coat}" d="${trunk}"/>` +
      within(
        'kd',
        trunk,
        limb('#9a8c78', '30 98 8, 60 101 9, 90 105 9, 120 106 6') +
          dots(
            '#8b7e6b',
            Array.from(
              { length: 44 },
              (_, i) =>
                `${34 + (i % 11) * 10 + (Math.floor(i / 11) % 2) * 5} ${76 + Math.floor(i / 11) * 6 + (i % 11 > 6 ? (i % 11) * 1.5 - 9 : 0)} 1.1`,
            ).join(', '),
          ),
      ) +
      stroke('#5b5145', 1.7, '44 84, 48 92, 46 98; 52 82, 57 92, 54 99; 36 84, 40 92') +
      limb(coat, '104 98 18, 106 112 11, 98 121 10') +
      limb(coat, '50 94 17, 44 108 11, 36 120 9') +
      stroke(
        '#2f2a25',
        1.8,
        '32 122, 28 125; 36 123, 33 126; 40 123, 38 126; 93 122, 89 125; 98 123, 95 126; 102 123, 101 126',
      ) +
      blob(coat, '42 76, 30 72, 16 74, 2 80, -4 86, 0 92, 14 96, 32 98, 44 94') +
      blob('#9a8c78', '-2 88, 14 90, 32 92, 40 96, 30 99, 12 96.5, 0 92') +
      stroke('#3f382f', 1.3, '-4 88, 10 90, 26 89') +
      stroke('#e3b93c', 2, '-3 89, -14 92, -20 88; -14 92, -20 95') +
      oval('#3f382f', -1, 84.5, 1.2) +
      eye(20, 79, 2.2),
    box: [-21, 70, 200, 126],
    pose: 'stand',
    size: 0.32,
  };
};
