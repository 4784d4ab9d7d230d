import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fishEye } from '../parts/fins';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, limbPath, stroke, within } from '../parts/shapes';

const BLUE = '#57739f';
const LIGHT = '#8ba6c8';
const DEEP = '#33486a';
const FIN = '#6483ae';
const RAY = '#2d4161';
const PALE = '#dfe4e6';

/** Rays that spread from a stalk's tip: angles in degrees, clockwise from the right. */
const fan = (x: number, y: number, from: number, to: number, reach: number): string =>
  bars(
    RAY,
    Array.from({ length: 11 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 10) * Math.PI) / 180;
      const end = (r: number) =>
        `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
      return `${end(reach * 0.24)} 1.5, ${end(reach)} .5`;
    }).join('; '),
  );

/** A fin on a fleshy stalk; the rays stand round its tip. */
const lobe = (id: string, stalk: string, blade: string, spread: readonly number[], far = false): string => {
  const [x = 0, y = 0] = stalk.split(',').at(-1)?.trim().split(' ').map(Number) ?? [];
  const [from = 0, to = 0, reach = 40] = spread;
  return (
    form(id, far ? '#41597f' : FIN, blade, fan(x, y, from, to, reach)) +
    limb(far ? DEEP : BLUE, stalk) +
    within(
      `${id}s`,
      limbPath(stalk),
      (far ? '' : limb(LIGHT, stalk.replace(/([\d.]+)(?=,|$)/g, '3'), 'opacity=".55"')) +
        dots(PALE, stalk.replace(/([\d.]+)(?=,|$)/g, '1.6')),
    )
  );
};

function blotches(): string {
  const rand = createRandom('coelacanth');
  return along('34 62 50, 62 63 66, 92 63 66, 124 63 52, 156 63 34, 186 63 24, 226 63 16', 10.5)
    .flatMap((place) => [-0.4, -0.2, 0.02, 0.22, 0.4].map((row) => ({ place, row })))
    .filter(() => rand() < 0.6)
    .map(({ place, row }) => {
      const [x, y] = beside(place, row + rand.in(-0.07, 0.07));
      const r = rand.in(1, 3.2) * Math.min(1, place.w / 40);
      const point = (dx: number, dy: number): string =>
        `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
      return blob(
        PALE,
        [
          point(-1.3, rand.in(-0.4, 0.4)),
          point(rand.in(-0.3, 0.3), -1),
          point(rand.in(0.9, 1.6), rand.in(-0.5, 0.5)),
          point(rand.in(-0.4, 0.4), rand.in(0.7, 1.1)),
        ].join(', '),
      );
    })
    .join('');
}

/** Each a bow, the rows shifted. */
function scales(): string {
  let d = '';
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 20; i++) d += `M${56 + i * 8.4 + (row % 2) * 4} ${28 + row * 8}q3.6 4 0 8`;
  return `<path fill="none" stroke="${DEEP}" stroke-width="1" opacity=".75" d="${d}"/>`;
}

const TAIL_RAYS = Array.from({ length: 10 }, (_, i) => {
  const t = i / 9;
  const [x, y] = [184 + t * 52, 12 - t * 6.4];
  const [toX, toY] = [206 + t * 50, 41 - t * t * 30];
  return [1, -1].map(
    (way) =>
      `${x.toFixed(0)} ${(63 - way * y).toFixed(1)} 1.6, ${toX.toFixed(0)} ${(63 - way * toY).toFixed(1)} .5`,
  );
})
  .flat()
  .join('; ');

/** The first dorsal fin, a sail on stout spines, and the tail: two lobes and a tuft. */
const fans = (): string =>
  form(
    'xd',
    FIN,
    '58 34, 60 14, 66 -2, 76 -9, 82 -4, 90 -4, 95 3, 102 6, 105 14, 111 18, 113 36',
    bars(
      RAY,
      '64 36 2.6, 64 12 1.6, 70 -6 .6; 72 36 2.6, 74 10 1.6, 81 -4 .6; 80 36 2.4, 83 12 1.6, 92 -3 .6; 88 36 2.4, 92 16 1.4, 100 5 .6; 96 36 2.2, 100 22 1.2, 107 14 .6; 103 36 2, 107 27 1, 112 20 .6',
    ),
  ) +
  form(
    'xt',
    FIN,
    '170 48, 184 34, 206 22, 230 18, 248 24, 257 38, 258 52, 250 63, 258 74, 257 88, 248 102, 230 108, 206 104, 184 92, 170 78',
    bars(RAY, TAIL_RAYS),
  ) +
  form(
    'xe',
    '#7b98bf',
    '240 58, 256 53, 270 55, 278 63, 270 71, 256 73, 240 68',
    bars(RAY, '246 61 1.4, 272 57 .5; 246 63 1.4, 276 63 .5; 246 65 1.4, 272 69 .5'),
  );

const trunk = (): string =>
  form(
    'xf',
    BLUE,
    '2 72, 5 62, 13 50, 27 40, 45 32, 66 27, 90 26, 116 30, 142 37, 168 45, 194 51, 222 55, 246 58, 248 63, 246 68, 222 71, 194 75, 168 82, 142 90, 116 97, 88 101, 62 101, 38 97, 20 90, 8 82',
    blob(
      LIGHT,
      '18 48, 44 33, 90 24, 140 34, 200 51, 248 60, 200 57, 140 46, 90 38, 50 42, 26 54',
      'opacity=".6"',
    ) +
      blob(
        DEEP,
        '6 84, 40 92, 90 94, 140 82, 190 72, 246 66, 200 80, 120 104, 60 108, 16 96',
        'opacity=".75"',
      ) +
      scales() +
      blotches(),
  );

/** Plates of the skull, the gape, the deep lower jaw. */
const head = (): string =>
  form(
    'xh',
    '#4f6a96',
    '2 72, 5 62, 13 50, 27 40, 44 32, 54 44, 58 60, 56 78, 48 98, 32 95, 18 89, 8 82',
    blob(LIGHT, '10 56, 24 42, 44 33, 50 40, 36 44, 24 52, 14 62', 'opacity=".6"') +
      blob(DEEP, '4 80, 18 82, 32 84, 40 88, 50 100, 24 98', 'opacity=".7"') +
      stroke(RAY, 1.6, '36 52, 42 60, 41 72, 34 80; 24 88, 36 92, 46 90') +
      dots(
        PALE,
        '28 44 1.6, 38 39 1.3, 46 46 1.7, 49 58 1.4, 48 70 1.8, 46 82 1.5, 30 70 1.3, 12 60 1.3, 36 64 1.2, 20 86 1.2, 34 89 1.3',
      ),
  ) +
  stroke(RAY, 2.4, '46 32, 55 46, 59 62, 56 79, 48 98') +
  stroke('#1d2c46', 2.2, '2.6 73, 10 77, 20 78, 29 80, 33 84') +
  stroke('#a9bdd6', 1, '5 71.4, 12 75, 21 75.8, 30 77.4') +
  dots('#1d2c46', '8.4 65 1.2, 13 62 .9') +
  fishEye(24, 60, 6.4, '#cfe0a4');

/** Hangs over the slope: fins on stalks, a small third lobe in the tail. */
export const coelacanth = (): Figure => ({
  body:
    lobe(
      'xi',
      '46 92 15, 38 106 13, 32 118 9',
      '40 112, 40 130, 32 146, 20 150, 10 142, 12 126, 22 114',
      [40, 200, 40],
      true,
    ) +
    lobe(
      'xc',
      '110 94 14, 116 108 12, 118 118 8',
      '108 110, 106 130, 112 144, 124 146, 132 134, 130 120, 124 110',
      [10, 170, 40],
      true,
    ) +
    lobe(
      'xa',
      '128 40 20, 138 24 16, 146 11 9',
      '134 22, 136 2, 146 -14, 160 -18, 172 -8, 170 8, 160 20, 148 26',
      [-150, 40, 40],
    ) +
    lobe(
      'xb',
      '134 86 20, 147 103 16, 158 114 9',
      '146 102, 152 124, 164 138, 178 138, 186 126, 182 112, 170 102, 158 98',
      [-40, 150, 40],
    ) +
    lobe(
      'xj',
      '92 94 18, 98 110 15, 99 122 9',
      '88 112, 82 132, 88 149, 101 152, 112 144, 113 128, 107 112',
      [20, 180, 40],
    ) +
    fans() +
    trunk() +
    head() +
    lobe(
      'xg',
      '56 72 20, 72 80 18, 88 86 11',
      '74 76, 80 96, 94 110, 112 112, 122 100, 117 84, 103 74, 88 70',
      [-50, 120, 46],
    ),
  box: [2, -19, 279, 151],
  pose: 'swim',
  size: 0.6,
  head: [-10, 14, 92, 116],
});
