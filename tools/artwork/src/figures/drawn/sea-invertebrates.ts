import { createRandom, type Random } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { blob, dots, limb, limbPath, oval, pair, within } from '../parts/shapes';

/** From far to near: bough, outline and growing end. */
const CORAL = [
  ['#8a5a32', '#5a3a22', '#cdb184'],
  ['#b3763b', '#68421f', '#ecd7ac'],
  ['#dba155', '#7a4f28', '#fdf3dc'],
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
    const up = angle + (-Math.PI / 2 - angle) * rand.in(0.25, 0.55);
    const [mx, my] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
    const [ex, ey] = [mx + (Math.cos(up) * length) / 2, my + (Math.sin(up) * length) / 2];
    orders[order] = `${orders[order] ?? ''}M${pair(x, y)}q${pair(mx, my)} ${pair(ex, ey)}`;
    if (!order) ends += `M${pair(x + ex, y + ey)}h.1`;
    if (order)
      [0.4, 0.62, 0.84, 1].forEach((share, i) => {
        const t = 2 * share * (1 - share);
        const turn = (share === 1 ? 0.3 : i % 2 ? 1 : -1) * rand.in(0.5, 0.95);
        grow(
          x + mx * t + ex * share ** 2,
          y + my * t + ey * share ** 2,
          up + turn,
          length * rand.in(0.36, 0.56),
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
    line(edge, 4.8, thin) +
    line(edge, 7, middle) +
    line(edge, 9.6, thick) +
    line(skin, 3.4, thin) +
    line(skin, 5.6, middle) +
    line(skin, 8.2, thick) +
    line(pale, 3, ends) +
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
      thicket(rand, CORAL[0], 6, 66) +
      thicket(rand, CORAL[1], 5, 58) +
      thicket(rand, CORAL[2], 5, 46),
    box: [-22, 26, 162, 126],
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
