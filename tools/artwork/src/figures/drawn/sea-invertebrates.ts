import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, limbPath, oval, within } from '../parts/shapes';

/** Half in the sand: wrinkled above, pale below, short tentacles round the mouth. */
export const sandfishSeaCucumber = (): Figure => {
  const rand = createRandom('sandfish');
  const folds = Array.from({ length: 21 }, (_, i) => {
    const x = 22 + i * 7.6 + rand.in(-1.4, 1.4);
    const rise = 24 * Math.sin(((x - 6) / 186) * Math.PI) ** 0.4;
    return `${x.toFixed(1)} ${(118 - rise * 1.72).toFixed(1)} .6, ${(x + 2.4).toFixed(1)} ${(118 - rise * 0.9).toFixed(1)} ${rand.in(2, 3.2).toFixed(1)}, ${(x + rand.in(-1, 1)).toFixed(1)} ${(116 + rand.in(-2, 2)).toFixed(1)} .6`;
  }).join('; ');
  const warts = Array.from(
    { length: 60 },
    () => `${rand.in(16, 182).toFixed(1)} ${rand.in(80, 112).toFixed(1)} ${rand.in(0.6, 1.3).toFixed(1)}`,
  ).join(', ');
  const tentacle = (path: string): string => limb('#cdbb8e', path);
  return {
    body:
      [
        '16 112 6, 6 106 5, -1 101 3',
        '14 115 6, 3 112 5, -6 110 3',
        '14 118 6, 4 119 5, -4 121 3',
        '18 109 6, 11 100 5, 8 93 3',
      ]
        .map(tentacle)
        .join('') +
      dots('#e4d7b0', '-2 100 3.4, -7 110 3.2, -5 121.4 3, 8 92 3.2, -4 104 2.4, -8 113 2, 4 94 2.2') +
      form(
        'sc',
        '#7e7563',
        '12 116, 10 104, 16 92, 30 83, 52 78, 80 75, 110 74, 140 76, 164 81, 182 91, 190 104, 188 117, 174 124, 140 127, 96 128, 50 127, 22 124',
        blob('#5d5648', '14 96, 40 80, 90 72, 140 74, 180 90, 150 84, 100 80, 50 84') +
          blob('#e0d5b4', '8 114, 40 113, 90 116, 140 116, 192 110, 180 132, 100 134, 20 130') +
          blob(
            '#a89d84',
            '10 108, 50 104, 100 108, 150 108, 190 104, 180 114, 100 118, 20 116',
            'opacity=".8"',
          ) +
          bars('#463f33', folds) +
          bars('#b0a58c', '26 90 .6, 60 83 2.4, 100 80 .6; 110 79.4 .6, 146 83 2.2, 174 92 .6') +
          dots('#342e25', warts) +
          dots(
            '#d0c5a8',
            '34 98 1, 56 92 1, 78 90 1, 102 88 1, 124 90 1, 148 93 1, 168 99 1, 46 106 .9, 92 102 .9, 136 104 .9, 70 108 .9',
          ),
      ) +
      blob(
        '#e2d3a4',
        '20 126, 36 120, 60 124, 90 121, 120 125, 150 121, 178 124, 192 127, 160 130, 90 131, 40 130',
        'opacity=".9"',
      ),
    box: [-11, 74, 193, 131],
    pose: 'stand',
    size: 0.3,
    head: [-16, 52, 90, 158],
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

const star = (fine: boolean): string => {
  const rand = createRandom('sunflower');
  const arms = 20;
  const [under, over]: [string[], string[]] = [[], []];
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 2 * Math.PI + 0.1;
    const bend = rand.in(-0.34, 0.34);
    const b = a + bend * 0.5;
    const long = rand.in(80, 95);
    const at = (r: number, angle: number, w: number) =>
      `${(100 + Math.cos(angle) * r).toFixed(1)} ${(100 + Math.sin(angle) * r).toFixed(1)} ${w}`;
    const path = [
      at(24, a, 16),
      at(46, a + bend * 0.12, 17),
      at(68, b, 13.4),
      at(long, a + bend * 1.15, 5.4),
    ].join(', ');
    const skin = i % 2 ? '#d4703d' : '#b3553c';
    const spines = along(path, 8, 14)
      .flatMap((place) =>
        [-0.3, 0, 0.3].map((side) => [...beside(place, side), Math.max(0.5, place.w * 0.09)]),
      )
      .map(([x = 0, y = 0, r = 0]) => `${x.toFixed(1)} ${y.toFixed(1)} ${r.toFixed(1)}`)
      .join(', ');
    const outline = limbPath(path);
    (i % 2 ? over : under).push(
      `<path fill="${skin}" stroke="#8f4130" stroke-width=".7" d="${outline}"/>` +
        (fine
          ? within(
              `s${i}`,
              outline,
              limb(i % 2 ? '#e68f58' : '#c96d4b', path.replace(/([\d.]+)(?=,|$)/g, '6')),
            ) + dots('#fbd7ac', spines)
          : ''),
    );
  }
  const disc = Array.from({ length: 44 }, (_, i) => {
    const [angle, r] = [i * 2.4, 4.6 * Math.sqrt(i)];
    return `${(100 + Math.cos(angle) * r).toFixed(1)} ${(100 + Math.sin(angle) * r).toFixed(1)} ${(1.9 - r * 0.03).toFixed(1)}`;
  }).join(', ');
  return (
    under.join('') +
    over.join('') +
    oval('#c7653d', 100, 100, 36, 36, 0, 'opacity=".75"') +
    oval('#dc8350', 99, 98, 29) +
    oval('#eaa471', 97, 95, 18, 16, 0, 'opacity=".8"') +
    dots('#fbdcb6', disc)
  );
};

/** From above: some twenty arms, none quite straight. */
export const sunflowerSeaStar = (): Figure => ({
  body: star(true),
  bust: star(false),
  box: [11, 8, 189, 194],
  pose: 'flat',
  size: 0.72,
  head: [20, 20, 180, 180],
});
