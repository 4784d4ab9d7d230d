import { both, limb, mirrored, moved, painted } from '../figures/parts/shapes';
import { leaves } from './foliage';
import { dugongs } from './near-dugong';
import { haulingRidley } from './near-ridley';
import { whole } from './near-animals';
import { seaTurtle } from './near-turtle';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Gahirmatha: the night of the arribada; turtle after turtle comes out of the moonlit surf onto the sand. */
const gahirmatha: PosterArt = {
  inks: ['#f4e8cf', '#1d3a60', '#5d80a2', '#a58a94', '#6d5a72', '#171a33'],
  back: (p) =>
    p.sky() +
    p.sun(50, 17, 32, '#234470') +
    p.sun(50, 17, 22, '#2d5380') +
    p.sun(50, 17, 13, '#fdf0cd') +
    p.stars('12 8, 24 14, 30 5, 88 7, 16 24, 92 26, 80 18, 8 29') +
    `<rect y="${p.y(32)}" width="${p.x(100)}" height="${p.y(70)}" fill="${p.ink.far}"/>` +
    p.blob('#47698e', '-6 32, 106 32, 106 36, 60 37, 30 36, -6 37, -6 32') +
    p.lights(p.ink.light, 33, 41, 16, 50, 24) +
    p.hills('#cfd3c6', '-2 39, 20 37, 44 39.6, 70 37, 102 39') +
    p.hills(p.ink.far, '-2 40.2, 20 38.2, 44 40.8, 70 38.2, 102 40.2') +
    p.hills(p.ink.light, '-2 43, 16 42, 44 44.6, 70 41.4, 102 43.4') +
    hosts(p, '36 42 5 1 -1 0, 60 41.6 4 0 1 0') +
    p.line(p.ink.light, 5, '33 42.2, 35 41.4, 39 42.4') +
    p.line(p.ink.light, 5, '58 41.8, 60 41.4, 62.4 41.8') +
    hosts(p, '12 45 8.4 0 1 -5, 69 44 8.6 1 1 3, 88 44.8 5.6 0 1 4') +
    p.hills('#54657f', '-2 45, 16 44, 44 46.6, 70 43.4, 102 45.4') +
    p.hills(p.ink.near, '-2 46.6, 16 45.4, 44 48, 70 45, 102 47') +
    p.hills(p.ink.middle, '-2 52, 16 50, 44 53, 70 50, 102 52') +
    p.hills('#bba09c', '-2 68, 30 64, 60 66, 102 62') +
    each(LANDED, (x = 0, y = 0, w = 0) => track(p, x, y, w)) +
    hosts(p, LANDED),
  front: (p) =>
    haulingRidley(p) +
    p.blob(
      '#bba09c',
      '-6 98, 4 94, 18 95.4, 34 93, 50 93.4, 66 93, 82 95.4, 96 93.6, 106 98, 106 104, -6 104, -6 98',
    ) +
    p.hills(p.ink.dark, '-2 94, 40 95, 102 94'),
};

/** Those behind it, `'x y width kind side tilt, …'`. */
const LANDED =
  '56 48.4 4.6 0 1 0, 43 49 6 1 -1 0, 24 49.4 7 0 1 6, 79 49.2 6.6 2 1 4, 96 51 9 1 1 -3, 30 53.4 8.6 1 1 -4, 73 53.6 7.6 0 1 -6, 14 56.6 13 1 -1 3, 90 60 15.6 0 1 5, 5 68 19 0 1 -8';

const hosts = (p: Print, list: string): string =>
  each(list, (x = 0, y = 0, w = 0, kind = 0, side = 1, tilt = 0) =>
    moved(HOST[kind] ?? '', p.x(x), p.y(y), tilt, (side * p.x(w)) / 100, p.x(w) / 128),
  );

/** From the surf to one of them: where it dragged itself, and on either side the marks of its flippers. */
const track = (p: Print, x: number, foot: number, w: number): string => {
  const t = (y: number) => (y - 36) / (foot - 36);
  const at = (across: number, y: number) => `${x + (50 - x) * (1 - t(y)) * 0.2 + across * w * t(y)} ${y}`;
  const marks = Array.from({ length: Math.floor((foot - 48) / 1.3) }, (_, i) => {
    const [side, y] = [i % 2 ? 1 : -1, 48 + i * 1.3];
    return p.line('#5d4b64', w / 2.6, `${at(side * 0.4, y)}, ${at(side * 0.6, y + 0.5)}`);
  });
  const strip = [at(-0.3, 47), at(0.3, 47), at(0.34, foot), at(-0.34, foot)].join(', ');
  return p.face('#7d667b', strip) + marks.join('');
};

const hostInk = painted({
  lit: '#f4e8cf',
  skin: '#3b3d55',
  shell: '#3b3d55',
  plate: '#54566e',
  head: '#6b6d86',
});
/** One of them, a hundred wide: toward us, aside, and on its way back to the sea. */
const HOST = [
  both(
    hostInk(`
  skin 26 -34 10, 42 -42 13, 54 -38 5`),
  ) +
    hostInk(`
  skin -22 -8 16, -44 -4 17, -60 12 13, -66 32 4
  skin 22 -8 16, 44 -12 17, 64 -4 12, 78 12 4
  lit ${mirrored('0 -56, 20 -53, 36 -38, 42 -18, 36 0, 18 10, 0 12')}
  shell ${mirrored('0 -50, 18 -47, 32 -34, 40 -16, 35 1, 18 10, 0 12')}
  plate ${mirrored('0 -44, 7 -42, 10 -26, 8 -8, 0 -4')}
  plate 14 -38, 24 -30, 31 -16, 28 -4, 16 -4, 14 -22
  plate -14 -38, -24 -30, -31 -16, -28 -4, -16 -4, -14 -22
  head -8 -12, 2 -12, 11 -4, 13 8, 9 18, 1 28, -5 31, -11 26, -16 16, -16 0
  shell -16 4, -9 5, -10 12, -3 15, 4 11, 5 5, 12 5, 10 17, 1 28, -5 31, -11 26, -16 16`),
  hostInk(`
  skin 34 2 14, 50 8 11, 62 16 3
  skin -34 -6 12, -52 -16 11, -66 -14 3
  lit -40 4, -42 -12, -34 -32, -16 -48, 6 -51, 30 -41, 45 -22, 52 -2, 42 8, 10 12, -22 12
  shell -40 4, -40 -11, -32 -28, -15 -42, 6 -45, 28 -36, 43 -19, 51 -1, 42 8, 10 12, -22 12
  plate -30 -16, -22 -30, -8 -37, -10 -20, -16 -8, -28 -6
  plate -3 -38, 10 -38, 18 -32, 17 -12, 6 -6, -5 -8, -4 -22
  plate 24 -29, 36 -18, 41 -6, 32 -2, 24 -6, 25 -18
  skin -18 4 17, -32 16 16, -48 30 11, -64 36 3
  head -34 -8, -46 -16, -58 -13, -65 -4, -67 6, -62 8, -52 9, -42 10, -34 6
  shell -67 6, -60 3, -52 4, -44 0, -36 0, -32 8, -42 12, -60 10`),
  both(
    hostInk(`
  skin 34 -26 13, 54 -24 12, 68 -10 3
  skin 20 6 14, 34 18 11, 40 28 3`),
  ) +
    hostInk(`
  head ${mirrored('0 -68, 8 -64, 10 -54, 6 -44, 0 -44')}
  lit ${mirrored('0 -56, 20 -52, 37 -36, 41 -16, 30 4, 12 15, 0 19')}
  shell ${mirrored('0 -50, 18 -46, 33 -32, 39 -15, 29 4, 12 15, 0 19')}
  plate ${mirrored('0 -45, 9 -42, 9 -14, 6 6, 0 10')}
  plate 14 -39, 24 -31, 30 -15, 23 0, 12 6, 14 -14
  plate -14 -39, -24 -31, -30 -15, -23 0, -12 6, -14 -14`),
];

/** Gulf of Mannar: from above, a dugong come up to breathe, her calf at her flank, an island among the islands. */
const mannar: PosterArt = {
  inks: ['#fbf3d4', '#36a0a6', '#8fd0c4', '#5fbab7', '#17707f', '#0a3145'],
  back: (p) =>
    p.hills('#13616f', '-2 -2, 102 -2') +
    // The shallows about land and animals, the widest first.
    `300 ${p.ink.near}, 216 #2b8f98, 140 ${p.ink.middle}, 72 #a9dccb, 26 ${p.ink.light}`
      .split(', ')
      .map((one) => {
        const [width, ink = ''] = one.split(' ');
        return `<g fill="${ink}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round">${isles(p, ink)}${dugongs(p, Number(width))}</g>`;
      })
      .join('') +
    isles(p, '#f0dca6') +
    each('3 2 11, 17 1 10, 10 12 8, 0 15 8, 101 86 10, 92 91 8', (x = 0, y = 0, r = 0) => crown(p, x, y, r)),
  front: (p) => dugongs(p) + p.hills(p.ink.dark, '-2 94, 30 95, 64 95, 102 93'),
};

const isles = (p: Print, fill: string): string =>
  p.blob(fill, '-8 -6, 30 -6, 28 4, 22 11, 15 16, 6 20, -8 24, -8 -6') +
  p.blob(fill, '108 72, 98 76, 90 82, 84 88, 82 98, 108 98, 108 72');

/** A palm from above. */
const crown = (p: Print, x: number, y: number, r: number): string => {
  const star = (fill: string, k: number, d = 0) =>
    leaves(
      p,
      fill,
      Array.from({ length: 9 }, (_, i) => `${x + d} ${y + d} ${r * k} ${i * 40 + x * 9}`).join(', '),
    );
  return star('#1d5f4c', 1, 1) + star('#2f7f5c', 1) + star('#68ad72', 0.6);
};

/** Wandoor: a hawksbill that banks, before the round window through which all the sky comes into the sea, off Jolly Buoy. */
const wandoor: PosterArt = {
  inks: ['#fbf7dc', '#157a8a', '#7fd6cd', '#2c8571', '#0d5468', '#07293f'],
  back: (p) =>
    `<rect x="-5" y="-5" width="${p.x(102)}" height="${p.y(105)}" fill="${p.ink.near}"/>` +
    p.blob('#11687b', wavy(62, 0)) +
    p.blob(p.ink.sky, wavy(49, 0)) +
    each('18 30, 44 66, 80 92, 106 124, 140 152, 168 184, 204 216, 250 262, 290 312', (a = 0, b = 0) =>
      p.face('#2590a0', `${polar(0, 0)}, ${polar(130, a)}, ${polar(130, b)}`),
    ) +
    p.blob('#45b3b8', wavy(43, 0.7)) +
    p.blob('#c5ecdf', wavy(39.2, -0.5)) +
    p.blob('#f4e8cf', wavy(36.8, 0.5)) +
    // Ripples of the surface above.
    each(
      '-150 34 20, -118 35 26, -86 33.6 22, -52 34.6 24, -20 33.8 18, -134 30 14, -100 30.6 18, -68 29.8 18, -36 30.4 14, 150 33 18, 20 34 16, 110 34 20',
      (a = 0, r = 0, w = 0) =>
        about(
          p,
          '#dcf1e0',
          `${a - w / 2} ${r}, ${a} ${r + 0.9}, ${a + w / 2} ${r}, ${a} ${r - 0.5}, ${a - w / 2} ${r}`,
        ),
    ),
  front: (p) =>
    seaTurtle(p, 52, 42, 80, -38) +
    // Fusiliers across the rays.
    Array.from({ length: 24 }, (_, i) => {
      const [angle, r] = [138 - i * 5, 51 + 6 * Math.sin(i * 2.3)];
      const [x = 0, y = 0] = polar(r, angle).split(' ').map(Number);
      return moved(FISH, p.x(x), p.y(y), angle - 96, p.x(0.4));
    }).join('') +
    seaFan(p) +
    tables(p) +
    p.hills(p.ink.dark, '-2 86, 6 86, 16 91, 30 94, 64 95, 76 92, 86 88, 102 85'),
};

/** The middle of the window. */
const CENTRE = [52, 36] as const;

/** A point about it. */
const polar = (r: number, angle: number): string =>
  `${CENTRE[0] + r * Math.cos((angle * Math.PI) / 180)} ${CENTRE[1] + r * 0.854 * Math.sin((angle * Math.PI) / 180)}`;

/** A form about the window, `'angle radius, …'`. */
const about = (p: Print, fill: string, list: string): string =>
  p.blob(
    fill,
    each(list, (angle = 0, r = 0) => polar(r, angle), ', '),
  );

/** A wavy edge about the window. */
const wavy = (r: number, wave: number): string =>
  Array.from({ length: 37 }, (_, i) =>
    polar(r + wave * (Math.sin(i * 1.396) + 0.6 * Math.sin(i * 0.698)), i * 10),
  ).join(', ');

/** A sea fan at the left, each branch thinner than its stem. */
const seaFan = (p: Print): string =>
  whole(
    p,
    Array.from({ length: 7 }, (_, i) => {
      const lean = (i - 3) * 25 - 2;
      const branch = (list: string) =>
        limb(
          '#f0805a',
          each(
            list,
            (along, turn, width) => {
              const a = ((lean * (0.5 + along / 2) + turn) * Math.PI) / 180;
              const r = along * (30 - Math.abs(i - 3) * 1.4);
              return `${8 + r * Math.sin(a)} ${89 - 1.04 * r * Math.cos(a)} ${width}`;
            },
            ', ',
          ),
        );
      return (
        branch('0 0 1.8, .4 0 1.4, .7 0 1.1, 1 0 .7') +
        branch('.45 0 1.1, .7 6 1, .94 8 .6') +
        branch('.6 0 1, .76 -5 .9, .92 -7 .6') +
        branch('.34 0 1, .54 -9 .9, .76 -11 .5')
      );
    }).join(''),
  );

/** Table corals at the right, in tiers. */
const tables = (p: Print): string =>
  each('96 62.2 25, 83 71.8 28, 99 80.2 46', (x = 0, y = 0, w = 0) => {
    const plate = each(PLATE, (dx = 0, dy = 0) => `${x + dx * w} ${y + dy}`, ', ');
    return p.blob('#2d8f98', plate) + moved(p.blob('#0a3d52', plate), 0, p.y(0.8));
  });
const PLATE =
  '-.5 0, -.25 -.9, 0 -.5, .25 -1, .5 0, .34 2.4, .16 4.6, .09 9, .1 40, -.1 40, -.09 9, -.16 4.6, -.34 2.4, -.5 0';

/** Ten long, to the left. */
const FISH = painted({ fish: '#c9ece0' })(`
  fish -5 0, -2 -1.5, 2 -1.2, 4 -.3, 6 -1.8, 5.2 0, 6 1.8, 4 .3, 2 1.1, -2 1.4`);

export const SEA_SHORES = {
  'gahirmatha-marine-wildlife-sanctuary': gahirmatha,
  'gulf-of-mannar-marine-national-park': mannar,
  'mahatma-gandhi-marine-national-park': wandoor,
} satisfies Record<string, PosterArt>;
