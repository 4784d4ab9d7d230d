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
    box: [24, 14, 148, 128],
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
    box: [0, 48, 136, 132],
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

interface TurtleOptions {
  shell: string;
  scutes: string;
  skin: string;
  patch: string;
  plastron: string;
  box: Figure['box'];
  marks: string;
}

const flipper = (skin: string, patch: string): string =>
  blob(skin, '44 78, 40 96, 26 116, 6 124, 16 108, 18 92, 28 76') +
  blob(patch, '38 84, 33 98, 18 112, 24 98, 28 84', 'opacity=".7"');

/** Leatherback: a black, keeled shell like a boat, without scutes, and immense front flippers. */
export const leatherbackTurtle = (): Figure => ({
  body:
    blob('#23303a', '120 72, 142 72, 152 84, 138 86, 120 80') +
    blob('#23303a', '104 82, 112 96, 106 108, 96 96') +
    blob('#1f2b34', '30 60, 48 38, 82 32, 116 48, 148 72, 120 84, 80 88, 46 82') +
    blob('#2c3b46', '34 58, 52 40, 84 36, 114 50, 144 72, 112 74, 74 72') +
    stroke('#55697a', 2, '38 56, 70 46, 104 54, 142 71; 40 64, 72 58, 108 64, 140 72; 44 72, 76 70, 110 72') +
    dots(
      '#cfd9dc',
      '56 50 1.2, 70 41 1.2, 86 44 1.2, 100 50 1.2, 64 64 1.2, 84 62 1.2, 100 68 1.2, 118 64 1.1, 52 60 1',
    ) +
    blob('#b9a9a4', '40 80, 66 82, 96 82, 118 80, 92 90, 60 90') +
    blob('#2c3b46', '36 54, 22 50, 8 54, 4 62, 10 70, 26 72, 38 70') +
    dots('#cfd9dc', '18 56 1, 24 60 1, 28 55 1, 22 66 1, 14 62 .8') +
    stroke('#11181d', 1.4, '5 64, 12 67, 19 66') +
    oval('#e3a7a7', 27, 53, 2.5, 1.5) +
    eye(15, 60, 2) +
    blob('#23303a', '44 76, 52 96, 48 120, 32 142, 14 150, 24 130, 26 106, 32 84') +
    dots('#cfd9dc', '40 92 1, 38 108 1, 32 124 1, 44 102 1'),
  box: [2, 30, 153, 152],
  pose: 'swim',
  size: 0.46,
});

const turtle = ({ shell, scutes, skin, patch, plastron, box, marks }: TurtleOptions): Figure => ({
  body:
    blob(skin, '110 70, 132 70, 138 80, 124 80, 108 76') +
    blob(skin, '96 84, 102 96, 98 104, 86 92') +
    blob(shell, '28 66, 38 44, 66 34, 98 46, 120 68, 112 80, 78 86, 42 84, 30 76') +
    blob(scutes, '36 62, 46 46, 68 39, 94 49, 110 64, 90 68, 60 68') +
    marks +
    blob(plastron, '34 78, 60 82, 90 82, 112 78, 96 90, 62 92, 42 88') +
    blob(skin, '34 60, 20 52, 6 56, 3 64, 10 72, 24 74, 36 72') +
    stroke('#2a3129', 1.3, '4 67, 11 70, 17 69') +
    eye(13, 61, 2.3) +
    flipper(skin, patch),
  box,
  pose: 'swim',
  size: 0.4,
});

/** Olive ridley: a heart-shaped olive shell with many narrow side shields. */
export const oliveRidleyTurtle = (): Figure =>
  turtle({
    shell: '#5e6446',
    scutes: '#7c8257',
    skin: '#737a5c',
    patch: '#a0a67f',
    plastron: '#d8d0a0',
    box: [2, 33, 140, 126],
    marks: stroke(
      '#4b5138',
      1.7,
      '48 46, 46 66; 58 42, 57 67; 68 40, 68 68; 79 42, 79 68; 90 47, 90 67; 99 54, 100 66; 38 60, 60 56, 84 56, 108 63',
    ),
  });

/** Olive ridley hauled out on the sand, as at the great arrivals of Odisha. */
export const oliveRidleyOnSand = (): Figure => ({
  body:
    blob('#666d50', '108 110, 126 112, 138 120, 122 124, 106 120') +
    blob('#666d50', '58 112, 50 122, 30 126, 22 122, 36 112') +
    blob('#5e6446', '36 112, 42 92, 62 80, 86 80, 108 94, 122 114, 104 122, 54 122') +
    blob('#7c8257', '44 106, 52 92, 68 84, 86 85, 104 97, 114 111, 92 108, 66 107') +
    stroke(
      '#4b5138',
      1.7,
      '54 91, 52 107; 63 86, 62 107; 73 84, 73 107; 84 85, 84 107; 94 90, 95 108; 104 97, 105 110; 46 103, 68 97, 92 98, 112 108',
    ) +
    limb('#d8d0a0', '42 117 5, 70 121 5, 104 120 4') +
    limb('#737a5c', '44 108 17, 32 102 15, 22 98 14') +
    blob('#7d8463', '22 88, 30 92, 30 104, 20 108, 8 105, 6 98, 12 91') +
    stroke('#3a4030', 1.2, '7 101, 13 103, 19 102') +
    eye(16, 96, 2.2) +
    blob('#737a5c', '50 110, 46 118, 28 124, 8 124, 22 116, 34 108') +
    blob('#a0a67f', '44 112, 38 118, 22 122, 32 114', 'opacity=".7"'),
  box: [5, 79, 140, 126],
  pose: 'stand',
  size: 0.32,
});

/** Green sea turtle: a smooth oval shell with rayed shields, a small round head. */
export const greenSeaTurtle = (): Figure =>
  turtle({
    shell: '#4c5a37',
    scutes: '#6f7f45',
    skin: '#66794f',
    patch: '#b5bd86',
    plastron: '#e4dcae',
    box: [2, 33, 140, 126],
    marks:
      blob('#96a55c', '52 50, 64 45, 72 54, 64 62, 52 60') +
      blob('#96a55c', '75 44, 90 50, 94 60, 82 64, 74 54') +
      stroke(
        '#c3bd74',
        1.1,
        '60 54, 54 51; 60 54, 66 48; 60 54, 68 57; 60 54, 56 60; 84 55, 78 48; 84 55, 91 52; 84 55, 92 61; 84 55, 78 62',
      ) +
      stroke('#3f4c2e', 1.7, '44 50, 50 66; 72 40, 73 68; 98 52, 96 67; 38 62, 62 64, 90 66, 112 66') +
      dots('#4c5a37', '22 58 2.2, 28 62 2, 20 66 1.8, 29 68 1.8, 12 57 1.4'),
  });
