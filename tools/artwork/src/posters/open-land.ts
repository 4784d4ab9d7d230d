import { birds } from '../landscape/sky';
import { tall } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Velavadar: flat grass to the sky, harriers coming to roost. */
const velavadar: PosterArt = {
  inks: ['#fdecc0', '#f4c25e', '#e2913f', '#b5652f', '#6c3b28', '#2a1a17'],
  animals: [
    { figure: 'blackbuck', x: 70, y: 84, height: 24, inks: ['#2a1a17', '#2a1a17', '#6c3b28', '#fdecc0'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(36, 58, 30) +
    p.sun(36, 58, 25, p.ink.sky) +
    p.sun(36, 58, 20) +
    birds(p.pen, p.x(60), p.y(22), 5, p.ink.near, 2.4) +
    birds(p.pen, p.x(26), p.y(34), 6, p.ink.middle, 1.6) +
    p.hills(p.ink.far, '-2 60, 50 59, 102 60') +
    p.hills(p.ink.middle, '-2 70, 50 68, 102 71') +
    tall(p, -4, 104, 72, 6, 90, p.ink.middle) +
    p.hills(p.ink.near, '-2 80, 50 78, 102 80'),
  front: (p) => tall(p, -4, 104, 101, 16, 110, p.ink.dark) + p.hills(p.ink.dark, '-2 93, 50 92, 102 93'),
};

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
