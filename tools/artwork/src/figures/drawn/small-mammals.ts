import type { Figure } from '../figure';
import { beast } from '../kit/beast';
import { blob, blobPath, dots, eye, limb, limbPath, oval, stroke, within } from '../kit/shapes';

/** Red panda: rust above and black below, white ears and cheeks, a ringed tail. */
export const redPanda = (): Figure => {
  const coat = '#b4532a';
  const dark = '#33221e';
  return beast({
    coat,
    belly: '#33221e',
    stockings: dark,
    height: 48,
    length: 60,
    depth: 28,
    tuck: 1,
    croup: -2,
    dip: -3,
    neck: { x: -13, y: -2, base: 28, top: 26 },
    leg: 10,
    thigh: 19,
    paw: 8,
    tail: ({ rump: [x, y] }) =>
      limb(
        '#b4532a',
        `${x - 4} ${y + 8} 10, ${x + 10} ${y + 20} 15, ${x + 26} ${y + 22} 17, ${x + 40} ${y + 12} 13`,
      ) +
      stroke(
        '#d98f55',
        4,
        `${x + 7} ${y + 11}, ${x + 3} ${y + 22}; ${x + 16} ${y + 14}, ${x + 15} ${y + 28}; ${x + 26} ${y + 15}, ${x + 29} ${y + 29}; ${x + 34} ${y + 10}, ${x + 40} ${y + 21}`,
      ) +
      limb(dark, `${x + 38} ${y + 13} 11, ${x + 44} ${y + 8} 6`),
    head: ({ poll: [x, y] }) =>
      blob('#f4e9d8', `${x + 2} ${y - 12}, ${x + 6} ${y - 24}, ${x + 15} ${y - 20}, ${x + 15} ${y - 7}`) +
      blob('#7b3a22', `${x + 6} ${y - 12}, ${x + 8} ${y - 20}, ${x + 13} ${y - 18}, ${x + 12} ${y - 9}`) +
      blob('#f4e9d8', `${x - 20} ${y - 8}, ${x - 23} ${y - 20}, ${x - 15} ${y - 24}, ${x - 9} ${y - 14}`) +
      blob('#7b3a22', `${x - 18} ${y - 12}, ${x - 20} ${y - 19}, ${x - 15} ${y - 21}, ${x - 11} ${y - 14}`) +
      blob(
        coat,
        `${x - 3} ${y - 17}, ${x - 16} ${y - 13}, ${x - 24} ${y - 1}, ${x - 22} ${y + 9}, ${x - 10} ${y + 16}, ${x + 4} ${y + 15}, ${x + 15} ${y + 6}, ${x + 15} ${y - 7}, ${x + 8} ${y - 15}`,
      ) +
      blob(
        '#f8efe0',
        `${x - 22} ${y - 2}, ${x - 17} ${y - 4}, ${x - 15} ${y + 5}, ${x - 20} ${y + 9}, ${x - 24} ${y + 5}`,
      ) +
      blob(
        '#f8efe0',
        `${x + 4} ${y - 3}, ${x + 12} ${y - 3}, ${x + 14} ${y + 5}, ${x + 6} ${y + 10}, ${x + 2} ${y + 4}`,
      ) +
      oval('#f8efe0', x - 15, y - 8, 3.2, 2) +
      oval('#f8efe0', x + 2, y - 8, 3.4, 2) +
      blob(
        '#fbf5ea',
        `${x - 12} ${y + 1}, ${x - 4} ${y + 1}, ${x} ${y + 8}, ${x - 4} ${y + 14}, ${x - 12} ${y + 14}, ${x - 15} ${y + 7}`,
      ) +
      stroke(
        '#7b3a22',
        3.2,
        `${x - 16} ${y + 2}, ${x - 18} ${y + 11}; ${x + 2} ${y + 2}, ${x + 4} ${y + 12}`,
      ) +
      oval('#241a18', x - 8.5, y + 4.5, 3.2, 2.4) +
      stroke(
        '#4a2c22',
        1.1,
        `${x - 8.5} ${y + 7}, ${x - 8.5} ${y + 9.5}; ${x - 12} ${y + 10}, ${x - 8.5} ${y + 9.5}, ${x - 5} ${y + 10}`,
      ) +
      eye(x - 15, y - 2.5, 2.4) +
      eye(x - 1, y - 2.5, 2.5),
    box: [14, 49, 142, 124],
    size: 0.36,
  });
};

/** Smooth-coated otter on land: sleek, low, with a flattened tail and a pale throat. */
export const smoothCoatedOtter = (): Figure => {
  const coat = '#7d6350';
  return beast({
    coat,
    belly: '#c2a98d',
    height: 42,
    length: 74,
    depth: 27,
    tuck: -1,
    croup: -2,
    dip: -4,
    neck: { x: -16, y: -12, base: 26, top: 19 },
    leg: 9,
    thigh: 18,
    paw: 8,
    tail: ({ rump: [x, y] }) =>
      limb(
        '#6d5544',
        `${x - 6} ${y + 8} 16, ${x + 12} ${y + 20} 11, ${x + 30} ${y + 30} 7, ${x + 46} ${y + 33} 2`,
      ),
    over: ({ withers: [x, y] }) =>
      blob(
        '#d9c4a6',
        `${x - 26} ${y - 7}, ${x - 17} ${y - 6}, ${x - 10} ${y + 6}, ${x - 12} ${y + 18}, ${x - 18} ${y + 12}`,
      ),
    head: ({ poll: [x, y] }) =>
      oval('#5f4a3c', x + 6, y - 7, 3.4) +
      blob(
        coat,
        `${x} ${y - 11}, ${x - 10} ${y - 8}, ${x - 19} ${y - 3}, ${x - 24} ${y + 2}, ${x - 23} ${y + 8}, ${x - 14} ${y + 11}, ${x} ${y + 11}, ${x + 9} ${y + 5}, ${x + 9} ${y - 5}`,
      ) +
      blob(
        '#d9c4a6',
        `${x - 23} ${y + 3}, ${x - 14} ${y + 3}, ${x - 6} ${y + 8}, ${x - 2} ${y + 11}, ${x - 14} ${y + 11.5}, ${x - 23} ${y + 8}`,
      ) +
      oval('#2a2221', x - 23, y + 0.5, 3, 2.3, 14) +
      stroke('#5a4636', 1.1, `${x - 22} ${y + 5.5}, ${x - 17} ${y + 7}, ${x - 12} ${y + 5.5}`) +
      stroke(
        '#f3e8d6',
        0.7,
        `${x - 17} ${y + 5}, ${x - 24} ${y + 11}; ${x - 15} ${y + 6}, ${x - 19} ${y + 13}; ${x - 13} ${y + 6}, ${x - 14} ${y + 13}`,
      ) +
      eye(x - 11, y - 1, 2.2) +
      oval('#6d5544', x + 5, y - 4, 3, 3.6),
    box: [10, 58, 157, 124],
    size: 0.34,
  });
};

/** Indian pangolin: overlapping brown scales down to the tip of its thick tail, a small bare face. */
export const indianPangolin = (): Figure => {
  const path = limbPath('26 104 10, 40 88 28, 62 76 42, 86 84 38, 108 104 26, 128 116 16, 146 119 4');
  let scales = '';
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 15; i++) {
      const x = 22 + i * 9 + (row % 2) * 4.5;
      const y = 54 + row * 8.5;
      scales += `M${x} ${y}c2 8 7 8 9 0`;
    }
  const body =
    limb('#5d4a38', '92 100 14, 88 112 11, 86 121 10') +
    limb('#5d4a38', '56 100 12, 60 112 9, 58 121 9') +
    limb('#8b6f4f', '26 104 10, 40 88 28, 62 76 42, 86 84 38, 108 104 26, 128 116 16, 146 119 4') +
    within(
      'pg',
      path,
      `<path fill="none" stroke="#4e3d2d" stroke-width="1.5" d="${scales}"/>` +
        oval('#a88a63', 66, 66, 34, 13, 8, 'opacity=".35"'),
    ) +
    limb('#7a624a', '80 102 18, 76 114 12, 72 121 10') +
    limb('#7a624a', '44 98 15, 46 112 10, 43 121 9') +
    stroke('#d9c9a8', 1.8, '39 121, 35 124; 43 121, 40 124.5; 68 121, 64 124; 72 121, 69 124.5') +
    limb('#b08f6e', '34 95 19, 24 104 13, 14 113 7, 8 118 4') +
    within(
      'ph',
      blobPath('40 80, 26 88, 20 98, 30 104, 44 100, 48 88'),
      limb('#8b6f4f', '40 84 26, 28 96 18') +
        '<path fill="none" stroke="#4e3d2d" stroke-width="1.4" d="M22 96c2 7 7 7 9 0c2 7 7 7 9 0M26 89c2 7 7 7 9 0c2 7 7 7 9 0"/>',
    ) +
    oval('#94755a', 33, 101, 3.4, 4.4, 20) +
    oval('#2b2220', 7.5, 118, 2, 1.7) +
    eye(22.5, 103.5, 2);
  return { body, box: [5, 54, 148, 125], pose: 'stand', size: 0.34 };
};

/** Indian giant squirrel: maroon and black above, buff below, a tail longer than its body hanging from the branch. */
export const indianGiantSquirrel = (): Figure => {
  const body =
    limb('#3a2523', '92 108 14, 108 104 18, 120 120 20, 122 146 19, 116 170 12, 112 182 3') +
    limb('#7a3328', '94 109 8, 107 107 10, 116 122 11, 117 146 10, 112 168 5') +
    limb('#d9b284', '44 84 20, 56 100 26, 72 112 22') +
    blob('#6e2c22', '36 66, 50 62, 70 68, 92 86, 100 108, 94 122, 74 123, 80 104, 66 92, 50 88, 38 82') +
    blob('#3a2523', '66 70, 84 80, 97 98, 98 116, 88 108, 78 90') +
    blob('#6e2c22', '70 96, 86 94, 96 108, 90 121, 72 123, 64 116') +
    limb('#d9b284', '70 118 9, 58 121 8, 50 122 6') +
    limb('#c79b6c', '46 88 11, 40 102 8, 34 108 6') +
    blob('#6e2c22', '30 44, 42 42, 52 52, 52 66, 40 74, 26 72, 18 66, 20 58') +
    blob('#e8c79a', '18 62, 26 62, 34 66, 40 74, 28 75, 18 70') +
    blob('#d9b284', '26 56, 32 53, 36 57, 31 61') +
    blob('#3a2523', '40 46, 41 34, 48 32, 51 42, 48 50') +
    blob('#3a2523', '30 46, 29 36, 35 35, 37 45') +
    blob('#9c5a44', '42 46, 43 38, 47 37, 48 44') +
    oval('#e39a8f', 18.5, 62.5, 2.5, 2.1) +
    stroke('#5a2d22', 1.1, '19 67, 24 69, 28 67.5') +
    eye(31, 57, 2.9) +
    oval('#8a5a2c', 31, 107, 6, 5) +
    oval('#a9743d', 29.5, 105.5, 3, 2.5);
  return { body, box: [14, 30, 134, 124], pose: 'perch', size: 0.4 };
};

/** Bengal slow loris: round head, huge eyes with dark rims, woolly fur, creeping along a branch. */
export const bengalSlowLoris = (): Figure => {
  const fur = '#b08a63';
  const body =
    limb('#94714f', '96 92 18, 104 108 13, 102 121 11') +
    blob(fur, '44 74, 62 62, 88 64, 106 80, 108 102, 94 114, 66 114, 46 104') +
    stroke('#7a4f34', 5, '52 66, 76 63, 98 74') +
    limb(fur, '84 100 20, 80 114 13, 74 121 11') +
    limb('#94714f', '62 100 16, 64 112 12, 62 121 10') +
    limb(fur, '50 94 18, 44 110 13, 38 121 11') +
    oval('#d8b993', 36, 122, 8, 4) +
    oval('#d8b993', 72, 122, 8, 4) +
    oval('#c39c74', 102, 122, 7, 4) +
    oval('#8a6445', 20, 44, 6.5) +
    oval('#8a6445', 56, 44, 6.5) +
    blob('#e2c7a2', '38 36, 54 42, 62 58, 56 76, 38 83, 20 76, 14 58, 22 42') +
    stroke('#7a4f34', 6, '38 38, 38 48') +
    blob('#6a4530', '32 52, 28 46, 19 50, 16 60, 20 70, 28 68, 34 60') +
    blob('#6a4530', '44 52, 48 46, 57 50, 60 60, 56 70, 48 68, 42 60') +
    blob('#f6ead6', '36 48, 40 48, 43 66, 38 74, 33 66') +
    oval('#c9762e', 25, 60, 6.6) +
    oval('#c9762e', 51, 60, 6.6) +
    oval('#1f1816', 25, 60, 4.6) +
    oval('#1f1816', 51, 60, 4.6) +
    dots('#ffffff', '23.5 58 1.5, 49.5 58 1.5') +
    oval('#3f2a23', 38, 69, 3.2, 2.4) +
    stroke('#3f2a23', 1.2, '38 71, 38 74; 34 75.5, 38 74, 42 75.5');
  return { body, box: [12, 35, 112, 125], pose: 'perch', size: 0.36 };
};

/** Indian flying fox on spread wings: a fox's face, a golden collar, fingers under dark skin. */
export const indianFlyingFox = (): Figure => {
  const wing = (side: 1 | -1): string => {
    const x = (value: number) => 100 + side * value;
    return (
      blob(
        '#3b2f2e',
        `${x(8)} 44, ${x(24)} 30, ${x(52)} 18, ${x(96)} 22, ${x(88)} 40, ${x(84)} 62, ${x(70)} 54, ${x(60)} 62, ${x(54)} 80, ${x(42)} 70, ${x(30)} 76, ${x(24)} 92, ${x(8)} 86`,
      ) +
      stroke(
        '#5d4b45',
        2.4,
        `${x(8)} 48, ${x(26)} 36, ${x(54)} 24, ${x(94)} 23; ${x(54)} 24, ${x(74)} 40, ${x(83)} 60; ${x(54)} 24, ${x(58)} 52, ${x(54)} 78; ${x(26)} 36, ${x(28)} 60, ${x(24)} 90`,
      ) +
      limb('#5d4b45', `${x(52)} 24 4, ${x(50)} 15 2.4, ${x(53)} 11 1`)
    );
  };
  const body =
    wing(-1) +
    wing(1) +
    limb('#3b2f2e', '94 96 6, 90 108 4') +
    limb('#3b2f2e', '106 96 6, 110 108 4') +
    blob('#5b4236', '86 56, 100 50, 114 56, 116 78, 108 100, 100 104, 92 100, 84 78') +
    blob('#c68a3c', '82 48, 100 40, 118 48, 116 62, 100 70, 84 62') +
    blob('#3a2b28', '86 34, 82 18, 90 22, 94 32') +
    blob('#3a2b28', '114 34, 118 18, 110 22, 106 32') +
    blob('#6b4a39', '86 36, 92 28, 100 26, 108 28, 114 36, 110 48, 104 56, 100 58, 96 56, 90 48') +
    blob('#4a342c', '95 44, 105 44, 105 54, 100 59, 95 54') +
    oval('#231b1a', 100, 55, 3.6, 2.6) +
    eye(92.5, 39, 2.7, '#8a4a22') +
    eye(107.5, 39, 2.7, '#8a4a22');
  return { body, box: [2, 10, 198, 110], pose: 'fly', size: 0.36 };
};

/** Platypus under water: duck's bill, dense brown fur, webbed feet, a broad flat tail. */
export const platypus = (): Figure => {
  const fur = '#6b4c39';
  const body =
    limb('#54392b', '100 78 10, 108 92 9') +
    limb('#4b3327', '104 62 22, 124 58 24, 142 54 20, 150 52 12') +
    stroke('#6b4c39', 1.4, '122 52, 142 48; 122 60, 146 56; 122 66, 140 64') +
    limb(fur, '34 62 26, 52 60 34, 78 62 40, 104 62 28') +
    limb('#b89672', '38 72 8, 60 77 12, 84 78 10') +
    blob('#3d2b24', '58 76, 52 92, 40 100, 44 90, 34 92, 42 82, 48 74') +
    blob('#3d2b24', '94 74, 98 90, 90 100, 90 92, 82 94, 86 82') +
    blob(fur, '24 52, 36 46, 50 50, 50 72, 36 76, 24 72') +
    blob('#3b3f45', '30 56, 14 58, 2 62, -2 68, 4 73, 18 72, 30 70') +
    blob('#565b62', '28 57, 14 59, 2 63, 2 66, 16 66, 28 64') +
    stroke('#23262a', 1.2, '0 69, 12 68.5, 24 68') +
    dots('#23262a', '6 63.5 1, 9 63 .9') +
    oval('#8f6f56', 38, 53, 3.4, 2.6) +
    eye(36, 55, 2.2);
  return { body, box: [-2, 41, 155, 100], pose: 'swim', size: 0.3 };
};
