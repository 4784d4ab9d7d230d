import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { blob, dots, limb, limbPath, oval, within } from '../parts/shapes';

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
