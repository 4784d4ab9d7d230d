import { n0, n1 } from '../drawing/numbers';
import { foliage, tall } from './foliage';
import { blackbuck } from './near-blackbuck';
import { gallopingKhur } from './near-khur';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Velavadar: a blackbuck before the sun that sets in the grass. */
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
    blackbuck(p, 40, 53.4, 0.86, {
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

/** Little Rann: khurs gallop over the cracked salt, an island of scrub and flamingos afloat on the mirage. */
const wildAss: PosterArt = {
  inks: ['#fbf4e2', '#7fbcc4', '#dfcda8', '#cb8b54', '#7d4a36', '#2e1c1c'],
  air: ['#9fccce', '#c4dfd8', '#fbf4e2'],
  back: (p) =>
    p.sky() +
    p.hills('#9fccce', '-2 19, 102 19') +
    p.hills('#c4dfd8', '-2 30, 102 30') +
    p.sun(58, 42, 40, '#d5e6d8') +
    p.sun(58, 42, 30) +
    p.blob(p.ink.light, '4 14, 14 11.6, 24 12, 30 9.6, 38 10, 44 12.6, 52 14, 34 14.8, 18 14.8, 4 14') +
    `<rect y="${p.y(44)}" width="${p.x(100)}" height="${p.y(58)}" fill="#e6cd9c"/>` +
    p.blob('#9fccce', '-6 44, 30 43.4, 60 44, 106 43.4, 106 46.4, 60 46, 24 47.4, -6 46.8, -6 44') +
    // An island of thorn scrub and, below it, its mirage.
    foliage(
      p,
      '#a8bfae',
      '4.4 44.2 3, 10 44.9 4.4, 17 44.6 4, 23 45.4 5.2, 28 44.7 4.4, 35 45 4.4, 40 44.2 3',
    ) +
    foliage(
      p,
      p.ink.near,
      '4.4 42.8 3, 10 42 4.4, 17 42.4 4, 23 41.4 5.2, 28 42.2 4.4, 35 41.8 4.4, 40 42.8 3',
    ) +
    p.blob(p.ink.middle, '-3 44, 9 42.8, 35 42.8, 47 44, 22 44.8, -3 44') +
    cracks(p) +
    gallopingKhur(p, 73, 53.6, 8.6, '#b08455') +
    gallopingKhur(p, 87, 56, 11, '#a5703f') +
    flamingos(p, '3 47.6 4, 7 47.3 3.4, 10.6 47.8 4.4, 15 47.4 3.6, 19 47.9 4, 23.4 47.5 3.4'),
  front: (p) =>
    p.blob('#cdb07c', '26 88, 46 86, 70 85.6, 94 86, 90 88.6, 64 89.6, 40 89.6, 26 88') +
    gallopingKhur(p, 52.4, 90, 50) +
    // The dust behind their hooves.
    foliage(p, '#f7ecd2', '94 88 4, 98 86 5, 103 84 7, 57 87 2.4, 61 86 3.4, 66 87 3') +
    foliage(p, '#d9bd88', '92 90 3.4, 97 89 4.4, 103 89 6, 60 88 2.4, 65 88.6 2.6') +
    tall(p, -6, 22, 101, 16, 30, p.ink.dark) +
    tall(p, 86, 106, 101, 13, 24, p.ink.dark) +
    p.hills(p.ink.dark, '-2 94, 20 96, 50 97, 80 96, 102 94'),
};

/** Flamingos far out in the shallow water, `'x y height, …'`. */
const flamingos = (p: Print, list: string): string =>
  each(
    list,
    (x = 0, y = 0, h = 0) =>
      p.line('#e58f86', 2, `${x} ${y}, ${x} ${y - h * 0.5}`) +
      p.blob(
        '#f0a99c',
        `${x - h * 0.3} ${y - h * 0.6}, ${x} ${y - h * 0.74}, ${x + h * 0.36} ${y - h * 0.5}, ${x} ${y - h * 0.42}, ${x - h * 0.3} ${y - h * 0.6}`,
      ) +
      p.line(
        '#f0a99c',
        2.4,
        `${x - h * 0.24} ${y - h * 0.62}, ${x - h * 0.4} ${y - h * 0.86}, ${x - h * 0.22} ${y - h}`,
      ),
  );

/** Plates of dried mud: a mesh of six-sided cells, larger toward the foot. */
function cracks({ pen, x, y }: Print): string {
  const rows: { top: number; step: number; points: [number, number][] }[] = [];
  for (let [row, top] = [0, 49]; top < 106; row++) {
    const step = 2.4 + (top - 47) * 0.36;
    const points = Array.from({ length: 49 }, (_, i): [number, number] => [
      50 + (i - 24 + pen.rand.in(-0.34, 0.34)) * step,
      top + ((i + row) % 2 ? 1 : -1) * step * 0.11 + pen.rand.in(-0.06, 0.06) * step,
    ]);
    rows.push({ top, step, points });
    top += step * 0.62;
  }
  return rows
    .map(({ step, points }, row) => {
      const next = rows[row + 1]?.points ?? [];
      let d = '';
      points.forEach(([px, py], i) => {
        if (px < -4 || px > 104) return;
        const [ax, ay] = points[i + 1] ?? [px, py];
        d += `M${n0(x(px))} ${n0(y(py))}L${n0(x(ax))} ${n0(y(ay))}`;
        const [bx, by] = next[i] ?? [px, py];
        if ((i + row) % 2) d += `M${n0(x(px))} ${n0(y(py))}L${n0(x(bx))} ${n0(y(by))}`;
      });
      return `<path fill="none" stroke="#c4a66e" stroke-linecap="round" stroke-width="${n1(0.6 + step * 0.24)}" d="${d}"/>`;
    })
    .join('');
}

export const OPEN_LAND = {
  'blackbuck-national-park-velavadar': velavadar,
  'wild-ass-wildlife-sanctuary': wildAss,
} satisfies Record<string, PosterArt>;
