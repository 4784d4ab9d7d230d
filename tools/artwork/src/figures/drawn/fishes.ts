import type { Figure } from '../figure';
import { blob, blobPath, dots, eye, limb, oval, stroke, within } from '../kit/shapes';

/** Golden mahseer: large scales edged with bronze, orange fins, barbels, a forked tail. */
export const goldenMahseer = (): Figure => {
  const trunk = blobPath(
    '4 62, 16 50, 36 40, 64 36, 94 44, 122 56, 132 62, 122 70, 94 80, 62 86, 32 80, 12 72',
  );
  let scales = '';
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 12; i++) scales += `M${32 + i * 8.4 + (row % 2) * 4.2} ${40 + row * 6.6}c6 1 6 6 0 7`;
  return {
    body:
      blob('#d9812f', '126 62, 138 48, 158 34, 152 52, 148 62, 154 74, 160 90, 140 78') +
      blob('#c9772c', '58 40, 66 22, 84 26, 92 44') +
      blob('#e08b36', '58 82, 66 98, 78 96, 76 82') +
      blob('#e08b36', '92 78, 98 92, 110 88, 108 72') +
      `<path fill="#c79a45" d="${trunk}"/>` +
      within(
        'gm',
        trunk,
        blob('#f1dfa8', '0 70, 30 74, 64 76, 100 72, 134 66, 110 90, 50 96, 10 84') +
          blob('#7d7436', '8 50, 40 34, 70 30, 104 40, 130 58, 100 50, 64 44, 34 48') +
          `<path fill="none" stroke="#96702c" stroke-width="1.3" d="${scales}"/>`,
      ) +
      blob('#b98c3f', '4 62, 16 50, 30 44, 36 58, 34 76, 24 79, 12 72') +
      stroke('#8a682a', 1.5, '32 46, 38 60, 34 76') +
      blob('#e08b36', '38 70, 50 72, 60 84, 48 84') +
      stroke('#7d5a22', 1.5, '4 64, 11 67, 17 66') +
      stroke('#b98c3f', 1.6, '6 66, 4 73, 7 77; 12 69, 13 76, 17 79') +
      eye(19, 57, 2.6, '#f2e0a0'),
    box: [2, 21, 161, 100],
    pose: 'swim',
    size: 0.36,
  };
};

/** Whale shark: a broad flat head with a wide mouth, rows of pale spots and bars, ridges along the flanks. */
export const whaleShark = (): Figure => {
  const trunk = blobPath(
    '-18 66, -14 56, 10 46, 46 38, 86 38, 130 48, 168 60, 186 62, 168 70, 128 80, 84 88, 36 88, 0 82, -14 76',
  );
  let spots = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 20; i++)
      spots += `${spots && ', '}${-6 + i * 9.4 + (row % 2) * 4.7} ${43 + row * 6.6} ${1.6 - row * 0.12}`;
  return {
    body:
      blob('#3c5767', '180 60, 192 44, 206 14, 214 8, 210 34, 204 58, 210 78, 206 86, 192 74') +
      blob('#3c5767', '104 44, 116 24, 126 18, 126 34, 130 50') +
      blob('#44616f', '140 76, 148 88, 158 88, 154 74') +
      `<path fill="#557687" d="${trunk}"/>` +
      within(
        'ws',
        trunk,
        dots('#cfe0e0', spots) +
          stroke(
            '#cfe0e0',
            1.2,
            [46, 66, 86, 106, 126].map((x) => `${x} 38, ${x + 3} 60, ${x} 74`).join('; '),
            'opacity=".6"',
          ) +
          blob('#e5ebe6', '-20 74, 20 78, 70 80, 130 76, 180 66, 150 84, 80 96, 0 92') +
          stroke('#3c5767', 1.5, '36 52, 90 54, 170 62; 44 64, 96 66, 160 66'),
      ) +
      blob('#44616f', '52 76, 70 78, 92 96, 104 112, 84 108, 64 94') +
      stroke('#e5ebe6', 1.1, '56 80, 76 92, 96 106') +
      stroke('#2f4653', 1.6, '38 58, 40 68, 38 76; 44 58, 46 68, 44 76; 50 58, 52 68, 50 76') +
      limb('#2a3b45', '-17 66 4, -15 72 5, -9 77 3') +
      eye(-3, 63, 1.7),
    box: [-19, 6, 214, 113],
    pose: 'swim',
    size: 0.42,
  };
};

/** Ocellaris clownfish over its anemone: orange with three white bands edged in black. */
export const ocellarisClownfish = (): Figure => {
  const trunk = blobPath('20 58, 30 44, 50 34, 74 34, 96 46, 106 54, 106 64, 94 74, 72 84, 48 84, 30 74');
  const band = (path: string) =>
    limb(
      '#29211f',
      path.replace(/(\d+)(?=,|$)/g, (width) => String(Number(width) + 3)),
    ) + limb('#fbfaf5', path);
  const tentacles = Array.from({ length: 13 }, (_, i) => {
    const x = 8 + i * 9.4;
    const bend = i % 2 ? 6 : -6;
    return `${x} 132, ${x + bend} 116, ${x + bend * 0.2} ${98 + (i % 3) * 5}`;
  });
  const tips = Array.from(
    { length: 13 },
    (_, i) => `${8 + i * 9.4 + (i % 2 ? 6 : -6) * 0.2} ${97 + (i % 3) * 5} 4.4`,
  );
  return {
    body:
      blob('#6f4f86', '2 134, 6 122, 30 116, 64 118, 100 116, 126 122, 132 134, 64 140') +
      stroke('#9a6fae', 6.5, tentacles.filter((_, i) => i % 2).join('; ')) +
      blob('#f0862b', '100 56, 116 46, 128 48, 130 60, 128 70, 116 72, 102 64') +
      stroke('#29211f', 2, '118 46.5, 128 48.5, 130.5 60, 128 70, 118 71.5') +
      blob('#f0862b', '46 38, 54 22, 74 22, 80 30, 92 30, 94 44') +
      stroke('#29211f', 2, '48 30, 56 22, 74 22, 80 29.5, 91 29.5') +
      blob('#f0862b', '64 82, 72 94, 84 92, 84 78') +
      stroke('#29211f', 2, '66 88, 72 94, 84 92') +
      `<path fill="#f57f22" d="${trunk}"/>` +
      within(
        'cf',
        trunk,
        blob('#ffa64d', '20 66, 40 74, 70 78, 100 68, 84 90, 40 90') +
          band('45 28 9, 43 44 11, 43 60 11, 41 90 9') +
          band('73 28 10, 68 48 14, 68 66 13, 72 90 9') +
          band('98 40 6, 97 60 7, 96 78 5'),
      ) +
      blob('#f0862b', '50 62, 60 60, 68 68, 64 76, 54 72') +
      stroke('#29211f', 2, '60 60.5, 68 68, 64 76') +
      stroke('#b5530f', 1.4, '21 61, 26 64, 30 63') +
      eye(32, 53, 2.8, '#e9a25c') +
      stroke('#b784c4', 7, tentacles.filter((_, i) => i % 2 === 0).join('; ')) +
      dots('#d9b2dc', tips.filter((_, i) => i % 2 === 0).join(', ')),
    box: [-3, 20, 136, 140],
    pose: 'swim',
    size: 0.42,
  };
};

/** Great white shark: conical snout, a sharp line between grey and white, crescent tail, long gill slits. */
export const greatWhiteShark = (): Figure => {
  const trunk = blobPath(
    '-18 60, 0 50, 34 38, 70 34, 104 42, 142 56, 160 60, 142 66, 108 76, 66 86, 30 82, 2 72',
  );
  return {
    body:
      blob('#566771', '154 60, 164 44, 180 18, 188 14, 182 40, 174 60, 180 80, 186 96, 170 82, 158 66') +
      blob('#566771', '58 38, 68 16, 80 2, 82 22, 88 42') +
      blob('#566771', '126 52, 132 45, 138 44, 138 54') +
      blob('#65767f', '112 72, 118 82, 126 82, 126 70') +
      `<path fill="#70828c" d="${trunk}"/>` +
      within(
        'gw',
        trunk,
        blob('#f0f1ec', '-22 64, 4 64, 30 62, 48 70, 80 68, 116 66, 160 62, 130 80, 60 98, 0 84'),
      ) +
      blob('#5c6d77', '46 70, 60 72, 74 92, 84 112, 66 104, 52 88') +
      stroke(
        '#4b5962',
        1.7,
        '34 52, 37 62, 35 71; 40 51, 43 62, 41 72; 46 50, 49 62, 47 72; 52 51, 54 61, 53 70',
      ) +
      stroke('#3a4248', 1.6, '-8 65, 4 70, 20 68') +
      stroke('#ffffff', 1.5, '-3 68, 0 71; 3 70, 6 72; 9 70, 12 72') +
      oval('#4b5962', -10, 57, 1.5, 1) +
      oval('#17191b', 8, 56, 2.6) +
      oval('#ffffff', 7.3, 55.2, 0.7),
    box: [-18, 1, 188, 113],
    pose: 'swim',
    size: 0.42,
  };
};

/** Coelacanth: steel blue with white flecks, fleshy lobes to its fins, a tail in three lobes. */
export const coelacanth = (): Figure => {
  const trunk = blobPath(
    '0 64, 10 50, 32 40, 62 38, 96 44, 124 54, 140 60, 124 70, 94 80, 60 84, 28 82, 8 76',
  );
  const lobe = (stalk: string, fan: string) => limb('#41597c', stalk) + blob('#566f92', fan);
  return {
    body:
      blob('#566f92', '118 50, 130 36, 150 34, 158 48, 150 56, 138 58') +
      blob('#566f92', '118 72, 130 84, 150 84, 158 72, 150 64, 138 62') +
      limb('#41597c', '134 60 10, 152 60 8, 164 60 6') +
      blob('#566f92', '158 52, 170 54, 172 60, 170 66, 158 68') +
      stroke('#33486a', 1.3, '128 46, 140 38; 134 50, 150 42; 128 76, 140 82; 134 70, 150 78') +
      blob('#566f92', '44 42, 48 20, 64 16, 72 24, 74 42') +
      stroke('#33486a', 1.3, '52 38, 54 22; 60 38, 64 20; 67 40, 70 26') +
      lobe('92 46 8, 100 34 7', '96 36, 100 20, 114 18, 116 30, 106 38') +
      lobe('96 76 8, 104 88 7', '98 86, 104 104, 118 102, 118 90, 108 84') +
      `<path fill="#4a6489" d="${trunk}"/>` +
      within(
        'co',
        trunk,
        blob('#6d87a8', '0 74, 40 78, 90 76, 130 66, 100 92, 20 92') +
          dots(
            '#d7dfe6',
            '44 50 2, 58 46 1.6, 72 52 2, 88 50 1.6, 104 56 1.8, 118 58 1.4, 52 62 1.6, 66 66 2, 82 62 1.6, 96 66 1.8, 112 66 1.4, 40 70 1.6, 56 76 1.6, 76 74 1.4, 34 58 1.4, 124 64 1.2',
          ),
      ) +
      blob('#41597c', '0 64, 10 50, 28 42, 34 58, 32 78, 20 80, 8 76') +
      stroke('#2f4362', 1.6, '30 46, 36 60, 32 78; 1 68, 12 73, 22 71') +
      lobe('40 72 10, 50 84 9', '44 82, 48 102, 62 104, 66 92, 56 82') +
      lobe('68 78 8, 76 90 7', '70 88, 74 104, 86 104, 88 94, 80 86') +
      eye(16, 58, 3, '#c9d8c2'),
    box: [0, 15, 172, 106],
    pose: 'swim',
    size: 0.38,
  };
};

/** European eel winding through the water: snake-like, one long fin, olive above and yellow below. */
export const europeanEel = (): Figure => ({
  body:
    limb('#4a5236', '14 62 13, 34 52 17, 58 56 18, 80 74 18, 104 82 16, 128 70 13, 148 50 9, 164 44 3') +
    limb('#6d7547', '16 63 11, 36 54 13.5, 58 59 14, 80 77 14, 104 84 11, 127 72 8, 146 52 4.5') +
    limb('#d3c47f', '18 68 4, 36 60 5, 56 65 5.5, 76 82 5.5, 102 89 4.5, 126 76 3, 142 58 1.5') +
    limb('#4a5236', '52 47 2, 70 56 4, 88 70 5, 106 73 4, 124 62 3') +
    limb('#6d7547', '8 64 8, 20 60 13, 30 56 15') +
    blob('#565d3b', '36 56, 44 60, 48 68, 40 66') +
    stroke('#394028', 1.3, '4 66, 12 68, 19 67') +
    eye(16, 60, 2, '#d8c26a'),
  box: [3, 42, 166, 92],
  pose: 'swim',
  size: 0.28,
});
