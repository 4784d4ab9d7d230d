import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, oval, painted, stroke } from '../parts/shapes';

const BLUE = '#2e5fc0';
const DEEP = '#16275c';
const GLOW = '#79a6f5';
const PALE = '#c9d9f6';
const YELLOW = '#f0c743';
const STAR = '#e9eef5';

const mirrored = (text: string): string =>
  text.replace(
    /(-?[\d.]+) (-?[\d.]+)( [\d.]+)?/g,
    (_, x: string, y: string, w = '') => `${200 - Number(x)} ${y}${w}`,
  );

/** Fine hairs on both sides of a leg. */
const hairs = (path: string): string => {
  let d = '';
  for (const [i, place] of along(path, 4.6, 7).entries())
    for (const side of [1, -1] as const) {
      const [x, y] = beside(place, side * 0.44);
      const length = [4.4, 6, 3.4][i % 3] ?? 4;
      d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(place.nx * side * length + place.ny * 1.4).toFixed(0)} ${(place.ny * side * length - place.nx * 1.4).toFixed(0)}`;
    }
  return `<path fill="none" stroke="#5b86d6" stroke-width=".8" opacity=".85" d="${d}"/>`;
};

/** Femur, patella, tibia, metatarsus and tarsus, each from joint to joint: the femur is the thickest. */
const leg = (text: string, fine: boolean): string => {
  const joints = text.split(',').map((joint) => joint.trim());
  const at = (i: number): number[] => (joints[i] ?? '').split(' ').map(Number);
  const between = (i: number, t: number): string => {
    const [a, b] = [at(i), at(i + 1)];
    return [0, 1].map((k) => ((a[k] ?? 0) + ((b[k] ?? 0) - (a[k] ?? 0)) * t).toFixed(1)).join(' ');
  };
  let out = fine ? hairs(joints.join(', ')) : '';
  for (let i = 0; i < joints.length - 1; i++) {
    const [w1 = 0, w2 = 0] = [at(i)[2], at(i + 1)[2]];
    out += limb(
      BLUE,
      `${between(i, 0.02)} ${w1 * 0.78}, ${between(i, 0.3)} ${w1 * 1.06}, ${between(i, 0.78)} ${(w1 + w2) / 2}, ${between(i, 0.98)} ${w2 * 0.8}`,
    );
    if (i !== 1) out += stroke(GLOW, w2 * 0.24, `${between(i, 0.22)}, ${between(i, 0.76)}`, 'opacity=".8"');
  }
  const band = (colour: string, i: number, from: number, to: number, w: number) =>
    bars(colour, `${between(i, from)} ${w}, ${between(i, to)} ${w}`);
  return (
    out +
    band(DEEP, 1, -0.06, 0.1, 12) +
    band(YELLOW, 1, 0.1, 0.62, 11.4) +
    band(DEEP, 2, -0.06, 0.08, 11) +
    band(YELLOW, 2, 0.08, 0.3, 10.6) +
    band(PALE, 2, 0.62, 0.74, 9.4) +
    band(DEEP, 3, -0.06, 0.08, 8.4) +
    band(PALE, 3, 0.08, 0.22, 8) +
    band(PALE, 0, 0.78, 0.9, 13)
  );
};

const LEGS = [
  '112 62 15, 143 44 14, 152 33 11.6, 147 3 10, 138 -27 8, 133 -46 6',
  '119 71 15, 157 65 14, 169 55 11.6, 184 24 10, 198 -6 8, 206 -24 6',
  '119 84 15, 156 82 14, 168 90 11.6, 190 114 10, 208 138 8, 217 152 6',
  '114 96 15, 140 121 14, 147 134 11.6, 157 165 10, 168 193 8, 174 208 6',
];

const drawing = (fine: boolean): string => {
  const palp = '108 54 10, 119 34 10, 121 24 9, 115 8 8, 111 0 6';
  const pair = (draw: (path: string) => string, path: string): string => draw(mirrored(path)) + draw(path);
  return (
    (fine ? LEGS : LEGS.slice(0, 3)).map((path) => pair((text) => leg(text, fine), path)).join('') +
    pair((path) => limb(BLUE, path), palp) +
    pair((path) => dots(YELLOW, path), '120.6 28 4.6') +
    pair((path) => dots(PALE, path), '116.6 12 3.6') +
    limb('#22408a', '97 176 5, 93 186 4, 90 193 2') +
    limb('#22408a', '103 176 5, 107 186 4, 110 193 2') +
    form(
      'ta',
      '#27468f',
      '100 103, 109 106, 119 115, 127 130, 129.6 146, 125 162, 114 173, 100 177, 86 173, 75 162, 70.4 146, 73 130, 81 115, 91 106',
      // The pale leaf with its dark teeth.
      painted({ STAR, DEEP })(`
  STAR 100 111, 109 115, 105 123, 117 126, 109 134, 121 139, 111 146, 119 153, 108 157, 112 166, 100 174, 88 166, 92 157, 81 153, 89 146, 79 139, 91 134, 83 126, 95 123, 91 115
  DEEP ~1.9 100 114, 100 171; 100 124, 109 119; 100 124, 91 119; 100 135, 113 129; 100 135, 87 129; 100 146, 115 141; 100 146, 85 141; 100 157, 111 153; 100 157, 89 153`) +
        dots(STAR, '76 134 1.9, 124 134 1.9, 74 146 1.8, 126 146 1.8, 77 159 1.7, 123 159 1.7') +
        blob(GLOW, '72 128, 82 117, 92 112, 84 124, 76 142', 'opacity=".5"'),
    ) +
    pair((path) => blob('#24407f', path), '100 56, 101 40, 108 36, 114 42, 113 56') +
    stroke(GLOW, 1.4, '94 52, 92 43; 106 52, 108 43', 'opacity=".7"') +
    form(
      'tc',
      '#93a8c8',
      '100 49, 111 51, 119 59, 125 72, 125 86, 118 98, 108 106, 100 108, 92 106, 82 98, 75 86, 75 72, 81 59, 89 51',
      blob(DEEP, '100 50, 110 52, 117 59, 108 65, 100 80, 92 65, 83 59, 90 52') +
        // A white star on the carapace.
        painted({})(`
  #f6f8fb 100 84 4.4, 100 108 1; 100 84 4.4, 116 99 1; 100 84 4.4, 84 99 1; 100 84 4.4, 126 82 1; 100 84 4.4, 74 82 1; 100 84 4.4, 119 63 1; 100 84 4.4, 81 63 1; 100 82 4.4, 100 55 1
  #41598c ~1.5 108 84, 117 82; 92 84, 83 82; 105 92, 110 100; 95 92, 90 100; 108 76, 115 70; 92 76, 85 70
  #6880ab/.6 124 72, 128 90, 112 110, 100 110, 112 100, 121 88`) +
        oval(DEEP, 100, 84, 2.2, 3.2),
    ) +
    oval('#0e1430', 100, 54, 6, 3.8) +
    dots('#cfe0ff', '97.4 53.2 1.2, 102.6 53.2 1.2, 95 55.4 .8, 105 55.4 .8')
  );
};

/** From above, the head upward. */
export const gootyTarantula = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-23, -50, 223, 212],
  pose: 'flat',
  size: 0.74,
  head: [38, 4, 162, 128],
});
