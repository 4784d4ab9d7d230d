import { n0, n1 } from '../drawing/numbers';
import { tall } from './foliage';
import type { CoatInks } from './near-animals';
import { blackbuck, leapingDoe } from './near-blackbuck';
import { khurs } from './near-khur';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Velavadar: a blackbuck before the sun that sets in the grass, does that leap behind. */
const velavadar: PosterArt = {
  inks: ['#fdecc0', '#f5c057', '#ea9440', '#c4622c', '#6f3426', '#26141a'],
  back: (p) =>
    p.sky() +
    p.sun(50, 52, 46, '#f7cb6c') +
    p.sun(50, 52, 38, '#f9d688') +
    p.sun(50, 52, 30) +
    p.hills(p.ink.far, '-2 62, 50 61, 102 62') +
    tall(p, -4, 104, 63.6, 4, 70, p.ink.far) +
    p.hills(p.ink.middle, '-2 70, 50 68.6, 102 70.6') +
    tall(p, -4, 104, 71.4, 5, 70, p.ink.middle) +
    p.hills(p.ink.near, '-2 81, 50 79.6, 102 81') +
    tall(p, -4, 104, 82, 7, 60, p.ink.near),
  front: (p) =>
    leapingDoe(p, 13, 58.4, 27, DOE) +
    leapingDoe(p, 87, 60, -22, DOE) +
    blackbuck(p, 42.7, 53.4, 0.86, {
      dark: '#26141a',
      shade: '#5b2c24',
      coat: '#3a1d1e',
      lit: '#f2a552',
      light: p.ink.light,
    }) +
    tall(p, -4, 104, 99, 19, 60, p.ink.near) +
    tall(p, -4, 104, 101, 14, 60, p.ink.dark) +
    tall(p, -6, 20, 101, 26, 30, p.ink.dark) +
    tall(p, 82, 106, 101, 24, 30, p.ink.dark) +
    p.hills(p.ink.dark, '-2 93, 50 92, 102 93'),
};

const DOE: CoatInks = {
  dark: '#6f3426',
  shade: '#6f3426',
  coat: '#6f3426',
  lit: '#f2a552',
  light: '#fdecc0',
};

/** Little Rann: three khurs abreast on the cracked salt, the sun and an island afloat on the mirage, flamingos over it. */
const wildAss: PosterArt = {
  air: ['#87bfc6', '#9fccce', '#f4e9d0'],
  inks: ['#fbf4e2', '#6fb3bf', '#dfcda8', '#cb8b54', '#7d4a36', '#2e1c1c'],
  back: (p) =>
    p.sky() +
    p.hills('#87bfc6', '-2 31, 30 30, 70 32, 102 30') +
    p.sun(17, 41.6, 8.6, '#f4e8cf') +
    // Its foot is drawn out to its own mirage.
    p.blob('#f4e8cf', '8 51.6, 12 50.4, 13.8 48.8, 17 47.6, 20.2 48.8, 22 50.4, 26 51.6, 17 51.8, 8 51.6') +
    `<rect y="${p.y(51)}" width="${p.x(100)}" height="${p.y(51)}" fill="#f4e9d0"/>` +
    cracks(p) +
    // A low island and, below it, its mirage.
    p.blob('#c9c3a6', '20 51, 12 52.4, 4 53, -6 52.6, -6 51, 20 51') +
    p.blob(p.ink.near, '20 51, 14 50.2, 9 49, 3 48.8, -6 49.2, -6 51, 20 51') +
    flamingos(p),
  front: (p) => khurs(p) + p.hills(p.ink.dark, '-2 94, 20 95, 50 95, 80 95, 102 94'),
};

/** A line of flamingos on the wing, neck and legs stretched out. */
const flamingos = (p: Print): string =>
  each('8.6 9.6 1.25, 17.6 11.6 1.15, 26 9.8 1.05, 32.4 12.2 .98', (x, y, k) => {
    const at = (points: string) => each(points, (dx, dy) => `${x + k * dx} ${y + 0.85 * k * dy}`, ', ');
    return (
      p.line('#f6d9cf', 4 * k, at('-4.4 .9, -3.6 .2, -1.6 0, 1 0')) +
      p.line('#e58a86', 2.6 * k, at('1 0, 5 .4')) +
      p.blob('#f6d9cf', at('-1.6 .1, 0 -.6, 1.8 .1, 0 .7, -1.6 .1')) +
      p.blob('#e58a86', at('-.8 0, .6 -1.6, 2.6 -4.4, 1.6 -1, 1 .2, -.8 0')) +
      p.blob(p.ink.near, at('.9 -2.2, 2.6 -4.4, 1.7 -1.6, .9 -2.2'))
    );
  });

/** Plates of dried mud: a mesh of six-sided cells, larger toward the foot. */
function cracks({ pen, x, y }: Print): string {
  let [drawn, above] = ['', [] as string[]];
  for (let [row, top] = [0, 51.6]; top < 106; row++) {
    const step = 2.4 + (top - 49) * 0.36;
    const points = Array.from({ length: 41 }, (_, i) => {
      const across = 50 + (i - 20 + pen.rand.in(-0.34, 0.34)) * step;
      const zigzag = ((i + row) % 2 ? 0.11 : -0.11) + pen.rand.in(-0.06, 0.06);
      return `${n0(x(across))} ${n0(y(top + zigzag * step))}`;
    });
    const between = above.map((point, i) => ((i + row) % 2 ? '' : `M${point}L${points[i]}`)).join('');
    drawn += `<path fill="none" stroke="#c2a06a" stroke-linecap="round" stroke-width="${n1(0.6 + step * 0.24)}" d="M${points.join('L')}${between}"/>`;
    above = points;
    top += step * 0.62;
  }
  return drawn;
}

export const OPEN_LAND = {
  'blackbuck-national-park-velavadar': velavadar,
  'wild-ass-wildlife-sanctuary': wildAss,
} satisfies Record<string, PosterArt>;
