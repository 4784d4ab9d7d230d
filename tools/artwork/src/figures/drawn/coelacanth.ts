import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fishEye, rays } from '../parts/fins';
import { form } from '../parts/plumage';
import { blob, dots, limb, limbPath, stroke, within } from '../parts/shapes';

const BLUE = '#5872a0';
const FIN = '#6b87b4';
const RAY = '#334766';
const PALE = '#d9dde4';

/** A fin on a stalk. */
const lobe = (
  id: string,
  stalk: string,
  fan: string,
  from: readonly number[],
  to: readonly number[],
): string =>
  form(id, FIN, fan, rays(RAY, from, to, 7, 1)) +
  limb('#4f6892', stalk) +
  within(`${id}s`, limbPath(stalk), dots(PALE, stalk.replace(/([\d.]+)(?=,|$)/g, '1.3')));

function blotches(): string {
  const rand = createRandom('coelacanth');
  return along('28 62 40, 60 62 52, 92 63 50, 124 63 38, 156 63 26, 176 63 20', 9.5)
    .flatMap((place) => [-0.36, -0.16, 0.06, 0.26, 0.42].map((row) => ({ place, row })))
    .filter(() => rand() < 0.62)
    .map(({ place, row }) => {
      const [x, y] = beside(place, row + rand.in(-0.06, 0.06));
      const r = rand.in(0.9, 2.5);
      return blob(
        PALE,
        `${(x - r * 1.2).toFixed(1)} ${y.toFixed(1)}, ${x.toFixed(1)} ${(y - r).toFixed(1)}, ${(x + r * rand.in(0.9, 1.5)).toFixed(1)} ${(y + rand.in(-0.6, 0.6)).toFixed(1)}, ${(x - rand.in(0, 0.8)).toFixed(1)} ${(y + r * rand.in(0.6, 1)).toFixed(1)}`,
        'opacity=".9"',
      );
    })
    .join('');
}

function scales(): string {
  let d = '';
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 17; i++)
      d += `M${(44 + i * 8 + (row % 2) * 4).toFixed(0)} ${(34 + row * 7).toFixed(0)}q3.4 3.5 0 7`;
  return `<path fill="none" stroke="#3b506f" stroke-width="1" d="${d}"/>`;
}

/** The second dorsal fin, the anal fin and the far pelvic one. */
const lobedFins = (): string =>
  lobe(
    'xa',
    '116 46 15, 124 34 12, 128 27 9',
    '118 34, 122 14, 132 5, 144 10, 148 22, 142 34, 132 38',
    [122, 30, 136, 34],
    [122, 10, 148, 18],
  ) +
  lobe(
    'xb',
    '118 80 15, 128 93 12, 133 100 9',
    '124 94, 128 112, 138 120, 150 114, 152 102, 144 92, 136 90',
    [126, 98, 140, 92],
    [128, 118, 154, 106],
  ) +
  lobe(
    'xc',
    '88 86 13, 100 99 11, 106 105 8',
    '98 98, 100 116, 108 124, 120 120, 122 108, 116 98, 108 94',
    [100, 102, 112, 98],
    [102, 122, 124, 112],
  );

/** The first dorsal fin and the three lobes of the tail. */
const fans = (): string =>
  form(
    'xd',
    FIN,
    '56 38, 60 16, 70 6, 84 8, 96 18, 102 32, 102 44',
    rays(RAY, [60, 38, 100, 42], [62, 8, 104, 26], 8, 1),
  ) +
  form(
    'xt',
    FIN,
    '140 50, 158 38, 180 27, 202 26, 216 38, 219 54, 219 72, 216 88, 202 100, 180 99, 158 88, 140 78',
    rays(RAY, [152, 52, 206, 58], [170, 28, 222, 44], 11, 1) +
      rays(RAY, [152, 76, 206, 68], [170, 98, 222, 82], 11, 1),
  ) +
  form(
    'xe',
    FIN,
    '214 55, 228 53, 240 57, 243 63, 240 69, 228 73, 214 71',
    rays(RAY, [218, 57, 218, 69], [242, 56, 242, 70], 6, 1),
  );

const trunk = (): string =>
  form(
    'xf',
    BLUE,
    '4 66, 7 56, 18 45, 38 37, 64 33, 94 35, 124 42, 152 49, 180 54, 206 57, 226 59, 226 67, 206 69, 180 73, 152 78, 122 85, 92 91, 62 93, 36 89, 18 81, 8 74',
    blob('#43597f', '4 56, 40 32, 90 28, 150 44, 220 58, 150 56, 90 44, 40 46') +
      blob('#7d92b0', '10 78, 50 86, 100 84, 150 74, 120 92, 60 100, 20 92', 'opacity=".7"') +
      scales() +
      blotches(),
  );

const head = (): string =>
  form(
    'xh',
    '#4f6690',
    '4 66, 7 56, 18 45, 36 37, 44 48, 47 62, 44 78, 36 89, 18 81, 8 74',
    blob('#5d7395', '6 72, 20 74, 40 74, 38 92, 14 82') +
      dots(PALE, '20 50 1.2, 30 44 1.4, 36 54 1.3, 28 74 1.4, 38 66 1.2, 38 80 1.3, 12 62 1'),
  ) +
  stroke('#2b3c58', 1.8, '40 44, 46 58, 44 76, 37 87') +
  stroke('#2b3c58', 1.6, '5 69, 14 73, 26 73.4, 32 71') +
  stroke('#2b3c58', 1.2, '10 58, 14 60; 36 62, 30 66') +
  fishEye(20, 57.6, 5, '#cfd6a8');

/** Fins on stalks, a small third lobe on the tail. */
export const coelacanth = (): Figure => ({
  body:
    lobedFins() +
    fans() +
    trunk() +
    head() +
    lobe(
      'xg',
      '46 74 16, 58 86 14, 66 95 10',
      '56 90, 58 108, 66 122, 80 124, 86 110, 80 96, 70 88',
      [60, 94, 74, 92],
      [62, 120, 88, 112],
    ),
  box: [4, 4, 244, 125],
  pose: 'swim',
  size: 0.48,
  head: [-8, 8, 88, 104],
});
