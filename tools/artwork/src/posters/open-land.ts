import { blob, limb } from '../figures/parts/shapes';
import { tall } from './foliage';
import { set } from './near-animals';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Velavadar: a blackbuck leaps before the sun that sets in the grass, harriers come to roost. */
const velavadar: PosterArt = {
  inks: ['#fdecc0', '#f5c057', '#ea9440', '#c4622c', '#6f3426', '#26141a'],
  animals: [
    { figure: 'blackbuck', x: 52, y: 78, height: 46, inks: ['#26141a', '#26141a', '#6f3426', '#fdecc0'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(50, 52, 46, '#f7cb6c') +
    p.sun(50, 52, 38, '#f9d688') +
    p.sun(50, 52, 30) +
    harrier(p, 17, 17, 16) +
    harrier(p, 82, 11, 10) +
    harrier(p, 90, 27, 7) +
    p.hills(p.ink.far, '-2 62, 50 61, 102 62') +
    tall(p, -4, 104, 63.6, 4, 70, p.ink.far) +
    doe(p, 12, 67.6, 8, 1) +
    doe(p, 22, 68.4, 9, 1) +
    doe(p, 88, 68, 8.6, -1) +
    p.hills(p.ink.middle, '-2 70, 50 68.6, 102 70.6') +
    tall(p, -4, 104, 71.4, 5, 70, p.ink.middle) +
    p.hills(p.ink.near, '-2 81, 50 79.6, 102 81') +
    tall(p, -4, 104, 82, 7, 60, p.ink.near),
  front: (p) =>
    tall(p, -4, 104, 101, 14, 76, p.ink.dark) +
    tall(p, -6, 20, 101, 26, 30, p.ink.dark) +
    tall(p, 82, 106, 101, 24, 30, p.ink.dark) +
    p.hills(p.ink.dark, '-2 93, 50 92, 102 93'),
};

/** A harrier that glides on raised wings. */
const harrier = (p: Print, x: number, y: number, w: number): string =>
  set(
    p,
    x,
    y,
    w,
    blob(p.ink.near, '-6 52, -26 34, -60 22, -96 26, -62 38, -34 52, -8 64') +
      blob(p.ink.near, '6 52, 26 34, 60 22, 96 26, 62 38, 34 52, 8 64') +
      blob(p.ink.near, '-7 50, 0 44, 8 50, 7 70, 11 92, -10 92, -6 70'),
  );

/** A doe in the grass that looks up. */
const doe = (p: Print, x: number, foot: number, h: number, s: number): string =>
  set(
    p,
    x,
    foot,
    h,
    `<g transform="scale(${s} 1)">` +
      blob(
        p.ink.middle,
        '-40 50, -10 46, 16 44, 24 24, 26 8, 34 2, 48 8, 46 14, 36 16, 34 34, 30 56, 20 66, -34 66, -42 60',
      ) +
      limb(p.ink.middle, '30 6 4, 24 -4 3, 21 -9 1') +
      limb(p.ink.middle, '-34 60 8, -33 80 4.4, -35 102 3.6') +
      limb(p.ink.middle, '20 60 8, 21 80 4.4, 20 102 3.6') +
      '</g>',
  );

/** Little Rann: cracked salt, an island of scrub, a mirage. */
const wildAss: PosterArt = {
  inks: ['#fbf3dd', '#e6d3ae', '#cdb48b', '#b4875a', '#7a563f', '#33251f'],
  animals: [
    { figure: 'wild-ass', x: 36, y: 63, height: 11, inks: ['#33251f', '#7a563f', '#c99863', '#fbf3dd'] },
    {
      figure: 'wild-ass',
      x: 64,
      y: 61,
      height: 9,
      inks: ['#33251f', '#7a563f', '#c99863', '#fbf3dd'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.sun(70, 20, 15, '#e9964a') +
    p.blob(p.ink.far, '-4 43, 8 39, 20 41, 34 43, 20 44, -4 44, -4 43') +
    p.blob(p.ink.middle, '70 43, 78 39, 90 38, 104 42, 104 44, 70 43') +
    `<rect y="${p.y(44)}" width="${p.x(100)}" height="${p.y(58)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.far, 45, 49, 8, 50, 160) +
    cracks(p),
  front: (p) => p.hills(p.ink.dark, '-2 98, 50 97, 102 98'),
};

/** Polygons of dry mud, larger toward the foot. */
function cracks({ pen, x, y, ink }: Print): string {
  let d = '';
  let top = 52;
  for (let row = 0; top < 100; row++) {
    const height = 1.6 + row * 1.5;
    const width = 7 + row * 5;
    for (let left = -10 - (row % 2) * width * 0.5; left < 104; left += width) {
      const jitter = () => pen.rand.in(-0.16, 0.16) * width;
      d += `M${Math.round(x(left))} ${Math.round(y(top))}l${Math.round(x(width * 0.5 + jitter()))} ${Math.round(y(height * 0.4))} ${Math.round(x(width * 0.5))} ${Math.round(-y(height * 0.4))}M${Math.round(x(left + width * 0.5))} ${Math.round(y(top + height * 0.4))}l${Math.round(x(jitter() * 0.4))} ${Math.round(y(height * 0.7))}`;
    }
    top += height;
  }
  return `<path fill="none" stroke="${ink.far}" stroke-width="4" d="${d}"/>`;
}

export const OPEN_LAND = {
  'blackbuck-national-park-velavadar': velavadar,
  'wild-ass-wildlife-sanctuary': wildAss,
} satisfies Record<string, PosterArt>;
