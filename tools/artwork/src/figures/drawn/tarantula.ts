import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, oval, stroke } from '../parts/shapes';

const BLUE = '#2f62c4';
const DEEP = '#16275c';
const GLOW = '#6f9df0';
const YELLOW = '#efc944';

const mirrored = (text: string): string =>
  text.replace(
    /(-?[\d.]+) (-?[\d.]+)( [\d.]+)?/g,
    (_, x: string, y: string, w = '') => `${200 - Number(x)} ${y}${w}`,
  );

/** Fine hairs on both sides of a leg. */
const hairs = (path: string): string => {
  let d = '';
  for (const place of along(path, 5.5, 6))
    for (const side of [1, -1] as const) {
      const [x, y] = beside(place, side * 0.4);
      d += `M${x.toFixed(1)} ${y.toFixed(1)}l${(place.nx * side * 3.4 + place.ny).toFixed(1)} ${(place.ny * side * 3.4 - place.nx).toFixed(1)}`;
    }
  return `<path fill="none" stroke="#3c63ad" stroke-width=".9" opacity=".8" d="${d}"/>`;
};

/** Femur, patella, tibia, metatarsus and tarsus, each from joint to joint. */
const leg = (text: string, fine: boolean): string => {
  const joints = text.split(',').map((joint) => joint.trim());
  const at = (i: number): number[] => (joints[i] ?? '').split(' ').map(Number);
  let out = fine ? hairs(joints.join(', ')) : '';
  const between = (i: number, t: number): string => {
    const [a, b] = [at(i), at(i + 1)];
    return [0, 1].map((k) => ((a[k] ?? 0) + ((b[k] ?? 0) - (a[k] ?? 0)) * t).toFixed(1)).join(' ');
  };
  for (let i = 0; i < joints.length - 1; i++) {
    const [w1 = 0, w2 = 0] = [at(i)[2], at(i + 1)[2]];
    out += limb(
      BLUE,
      `${between(i, 0)} ${w1}, ${between(i, 0.5)} ${(w1 + w2) / 2 + 1}, ${between(i, 1)} ${w2}`,
    );
    if (i !== 1) out += stroke(GLOW, w2 * 0.26, `${between(i, 0.22)}, ${between(i, 0.8)}`, 'opacity=".75"');
  }
  const band = (colour: string, i: number, from: number, to: number, w: number) =>
    bars(colour, `${between(i, from)} ${w}, ${between(i, to)} ${w}`);
  for (const [i, w] of [
    [1, 9.4],
    [2, 8.6],
    [3, 7.4],
  ] as const)
    out += band(DEEP, i, -0.06, 0.08, w) + band(YELLOW, i, 0.08, i === 1 ? 0.5 : 0.2, w - 0.6);
  return out + band('#c3d6fa', 2, 0.66, 0.74, 7.6) + band('#c3d6fa', 0, 0.74, 0.82, 9.6);
};

const LEGS = [
  '108 72 10, 131 42 10.4, 137 29 9, 143 2 8.6, 136 -26 6.6, 131 -38 4.6',
  '112 79 10, 146 60 10.4, 158 53 9, 183 36 8.4, 204 12 6.4, 212 2 4.6',
  '113 88 10, 145 97 10, 157 101 9, 182 110 8.2, 207 132 6.2, 215 141 4.6',
  '109 97 10.4, 138 126 10.6, 147 135 9.4, 165 160 8.8, 173 194 6.6, 174 208 4.6',
];

const drawing = (fine: boolean): string => {
  const palp = '105 66 8, 115 47 8, 117 38 7.4, 111 22 6.6, 107 14 5';
  const pair = (draw: (path: string) => string, path: string): string => draw(mirrored(path)) + draw(path);
  const abdomen =
    '100 108, 108 109, 117 116, 123 128, 124 142, 119 156, 110 165, 100 168, 90 165, 81 156, 76 142, 77 128, 83 116, 92 109';
  return (
    (fine ? LEGS : LEGS.slice(0, 3)).map((path) => pair((text) => leg(text, fine), path)).join('') +
    pair((path) => hairs(path) + limb(BLUE, path), palp) +
    pair((path) => dots(YELLOW, path), '116 42 3.6') +
    pair((path) => dots('#d8e4fb', path), '112 26 2.4') +
    limb('#22408a', '98 166 4, 95 174 3.4, 93 180 1.6') +
    limb('#22408a', '102 166 4, 105 174 3.4, 107 180 1.6') +
    form(
      'ta',
      '#2b4f9c',
      abdomen,
      // The pale leaf with its dark teeth.
      blob(
        '#dfe6ef',
        '100 110, 107 114, 104 121, 113 124, 107 131, 116 136, 108 142, 114 149, 105 151, 108 159, 100 164, 92 159, 95 151, 86 149, 92 142, 84 136, 93 131, 87 124, 96 121, 93 114',
      ) +
        stroke(
          DEEP,
          1.6,
          '100 114, 100 162; 100 122, 107 118; 100 122, 93 118; 100 131, 110 126; 100 131, 90 126; 100 141, 111 136; 100 141, 89 136; 100 150, 108 146; 100 150, 92 146',
        ) +
        dots('#dfe6ef', '80 130 1.6, 120 130 1.6, 79 141 1.5, 121 141 1.5, 82 152 1.4, 118 152 1.4'),
    ) +
    pair((path) => blob('#24407f', path), '100 68, 101 55, 106 52, 110 57, 109 67') +
    form(
      'tc',
      '#8fa6c9',
      '100 62, 109 64, 115 71, 119 82, 118 93, 112 102, 100 107, 88 102, 82 93, 81 82, 85 71, 91 64',
      blob(DEEP, '100 64, 108 66, 113 72, 106 76, 100 88, 94 76, 87 72, 92 66') +
        // A white star on the carapace.
        bars(
          '#f4f7fb',
          '100 90 3.4, 100 106 1; 100 90 3.4, 114 100 1; 100 90 3.4, 86 100 1; 100 90 3.4, 119 88 1; 100 90 3.4, 81 88 1; 100 90 3.4, 113 74 1; 100 90 3.4, 87 74 1; 100 88 3.4, 100 66 1',
        ) +
        stroke('#41598c', 1.2, '106 90, 112 88; 94 90, 88 88; 104 96, 108 102; 96 96, 92 102') +
        oval(DEEP, 100, 91, 1.8, 2.6),
    ) +
    oval('#0e1430', 100, 67, 4.6, 3) +
    dots('#cfe0ff', '98 66.4 .9, 102 66.4 .9, 96.4 68 .6, 103.6 68 .6')
  );
};

/** From above, the head upward. */
export const gootyTarantula = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-17, -41, 217, 210],
  pose: 'flat',
  size: 0.74,
  head: [44, 16, 156, 128],
});
