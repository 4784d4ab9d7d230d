import { createRandom, type Random } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { blob, dots, limb, limbPath, oval, pair, within } from '../parts/shapes';

/** From far to near: bough, outline and growing end. */
const CORAL = [
  ['#6f6a55', '#4f5648', '#a3a88a'],
  ['#a3703e', '#5d4026', '#dcc596'],
  ['#d89c50', '#744a25', '#f7e6bd'],
] as const;

/** Boughs of one depth, each order thinner: they bend up to the light, side boughs leave them. */
function thicket(
  rand: Random,
  [skin, edge, pale]: (typeof CORAL)[number],
  feet: number,
  tall: number,
): string {
  const orders = ['', '', ''];
  let ends = '';
  const grow = (x: number, y: number, angle: number, length: number, order: number): void => {
    const up = angle + (-Math.PI / 2 - angle) * rand.in(0.3, 0.95);
    const [mx, my] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
    const [ex, ey] = [mx + (Math.cos(up) * length) / 2, my + (Math.sin(up) * length) / 2];
    orders[order] = `${orders[order] ?? ''}M${pair(x, y)}q${pair(mx, my)} ${pair(ex, ey)}`;
    if (!order) ends += `M${pair(x + ex, y + ey)}h.1`;
    if (order)
      [0.3, 0.5, 0.66, 0.83, 1].forEach((base, i) => {
        const share = base === 1 ? 1 : base + rand.in(-0.06, 0.06);
        const t = 2 * share * (1 - share);
        const turn = (share === 1 ? 0.3 : i % 2 ? 1 : -1) * rand.in(0.5, 0.95);
        grow(
          x + mx * t + ex * share ** 2,
          y + my * t + ey * share ** 2,
          up + turn,
          length * rand.in(0.26, 0.62) * (1.16 - share * 0.3),
          order - 1,
        );
      });
  };
  for (let i = 0; i < feet; i++) {
    const t = (i + 0.5) / feet - 0.5;
    grow(
      66 + t * 70,
      122,
      -Math.PI / 2 + t * 2.5 + rand.in(-0.1, 0.1),
      rand.in(0.86, 1.1) * tall * (1 - Math.abs(t) * 0.3),
      2,
    );
  }
  const line = (colour: string, width: number, d: string, extra = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra} d="${d}"/>`;
  const [thin = '', middle = '', thick = ''] = orders;
  return (
    line(edge, 3.9, thin) +
    line(edge, 6, middle) +
    line(edge, 9.4, thick) +
    line(skin, 2.7, thin) +
    line(skin, 4.8, middle) +
    line(skin, 8.2, thick) +
    line(pale, 2, ends) +
    line(pale, 1.4, middle, ' opacity=".3" transform="translate(-1.3)"') +
    line(pale, 2, thick, ' opacity=".3" transform="translate(-2)"')
  );
}

/** A thicket three boughs deep. */
export const staghornCoral = (): Figure => {
  const rand = createRandom('staghorn');
  return {
    body:
      blob('#6f4726', '12 124, 26 113, 64 108, 104 113, 120 124') +
      thicket(rand, CORAL[0], 6, 68) +
      thicket(rand, CORAL[1], 5, 58) +
      // Little light reaches the foot of the colony.
      blob('#33241a', '8 126, 26 117, 48 110, 66 108, 86 110, 108 117, 124 126', 'opacity=".5"') +
      thicket(rand, CORAL[2], 4, 48),
    box: [-11, 17, 156, 127],
    pose: 'stand',
    bust:
      thicket(createRandom('staghorn bust'), CORAL[1], 3, 62) +
      thicket(createRandom('staghorn near'), CORAL[2], 3, 50),
    size: 0.6,
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
