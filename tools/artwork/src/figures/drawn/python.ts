import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside, type PathPlace } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, dots, limb, limbPath, moved, oval, stroke, within } from '../parts/shapes';

const TAN = '#c9ac74';
const EDGE = '#2e1c0f';
const BROWN = '#6b4526';
const SHADE = '#7b5b34';

/** Tail to head: what comes later lies on what came before. */
const BODY =
  '300 146 3, 290 166 9, 262 184 18, 216 195 28, 162 199 36, 108 196 42, 62 184 45, 38 162 46, 50 138 45, 96 122 44, 152 115 43, 212 118 42, 251 138 39, 242 165 39, 192 174 42, 140 168 41, 102 152 37, 76 132 31, 57 111 25, 40 93 22';

const side = (places: readonly PathPlace[], share: number): string[] =>
  places.map((place) => beside(place, share).map(Math.round).join(' '));

const PLACES = along(BODY, 6, 0.5);
/** Enough for its edges. */
const COARSE = PLACES.filter((_, i) => i % 4 === 0);

/** Corners of a blotch of the back, which is a saddle with drawn-out corners, and of one of the flank. */
const SADDLE = [
  [-1, -0.9],
  [0, -0.74],
  [1, -1],
  [0.84, 0],
  [1.05, 0.95],
  [0.2, 0.74],
  [-1, 1],
  [-0.86, 0.1],
];
const DIAMOND = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
];

/** Whether a later coil lies over this place. */
const covered = (at: number): boolean =>
  PLACES.some(({ x, y, w }, i) => {
    const under = PLACES[at];
    return under && i > at + 16 && Math.hypot(x - under.x, y - under.y) < w * 0.25;
  });

/** Saddles of the back close to each other, diamonds along the flank: path, path of its paler middle, where it lies. */
function blotches(): { d: string; middle: string; at: number }[] {
  const rand = createRandom('rock-python');
  const patches: { d: string; middle: string; at: number }[] = [];
  const patch = (
    at: number,
    corners: readonly number[][],
    down: number,
    long: number,
    wide: number,
  ): void => {
    const place = PLACES[at];
    const [before, after] = [PLACES[at - 2], PLACES[at + 2]];
    if (!place || !before || !after || covered(at)) return;
    // On the inside of a bend there is less room.
    const room = Math.min(1, Math.hypot(after.x - before.x, after.y - before.y) / 23);
    if (room < (corners === SADDLE ? 0.72 : 0.9) || at > PLACES.length - 9) return;
    const jitter = corners.map(() => [rand.in(0.8, 1.12), rand.in(0.85, 1.12)] as const);
    const shape = (scale: number): string[] =>
      corners.map(([a = 0, b = 0], i) => {
        const [ja, jb] = jitter[i] ?? [1, 1];
        const [u, v] = [a * long * room * ja * scale, b * wide * jb * scale];
        const x = place.x - place.ny * u + place.nx * v;
        const y = place.y + place.nx * u + place.ny * v + down * place.w;
        return `${Math.round(x)} ${Math.round(y)}`;
      });
    const path = (scale: number): string => `M${shape(scale).join('L')}z`;
    patches.push({ d: path(1), middle: corners === SADDLE ? path(0.45) : '', at });
  };
  let i = 3;
  for (let place = PLACES[i]; place && i < PLACES.length - 3; place = PLACES[i]) {
    const long = place.w * rand.in(0.26, 0.36) + 1.5;
    patch(i, SADDLE, -0.17, long, place.w * 0.22);
    const step = Math.max(2, Math.round((long * 2 + place.w * 0.12) / 6));
    if (place.w > 18) patch(i + Math.round(step / 2), DIAMOND, 0.25, long * 0.55, place.w * 0.12);
    i += step;
  }
  return patches;
}

/** Where the body passes over itself a new piece begins, so that its edges show. */
const PIECES = 5;
const pieces = (): string[] => {
  const patches = blotches();
  const length = 4 * Math.ceil(COARSE.length / PIECES);
  return Array.from({ length: PIECES }, (_, k) => {
    const [start, end] = [k * length, (k + 1) * length];
    const reach = (beyond: number): PathPlace[] =>
      COARSE.slice(Math.max(0, start / 4 - beyond), end / 4 + beyond + 1);
    /** Moved up by a share of the width, and as wide as another. */
    const band = (up: number, wide: number, beyond = 1): string =>
      reach(beyond)
        .map(({ x, y, w }) => `${Math.round(x)} ${Math.round(y - w * up)} ${Math.round(w * wide)}`)
        .join(', ');
    const edge = (share: number): string => side(reach(1), share).join(', ');
    const shown = patches.filter(({ at }) => at > start - 8 && at < end + 4);
    const join = (key: 'd' | 'middle') => shown.map((patch) => patch[key]).join('');
    const outline = limbPath(band(0, 1));
    return (
      `<path fill="${SHADE}" d="${outline}"/>` +
      within(
        `py${k}`,
        outline,
        limb(TAN, band(0.12, 0.84, 2)) +
          `<path fill="${BROWN}" stroke="${EDGE}" stroke-width="2.4" stroke-linejoin="round" d="${join('d')}"/>` +
          `<path fill="#8a6238" stroke="#8a6238" stroke-width="3" stroke-linejoin="round" d="${join('middle')}"/>` +
          // Light on the back and shade toward the belly go over the pattern too.
          limb('#fff0cf', band(0.3, 0.16, 2), 'opacity=".2"') +
          limb('#23150b', band(-0.34, 0.4, 2), 'opacity=".34"'),
      ) +
      stroke('#3a2512', 1.2, `${edge(0.5)}; ${edge(-0.5)}`)
    );
  });
};

/** The spear on its crown, a dark band through the eye, pits on the lip. */
const head = (): string =>
  form(
    'ph',
    '#d9be88',
    '70 97, 58 85, 44 73, 26 66, 8 65, -8 68, -22 74, -32 82, -35 89, -31 94, -16 97, 2 101, 20 106, 34 108, 46 107, 59 113',
    blob('#e8d6aa', '-36 90, -18 92, 4 95, 24 99, 40 103, 44 114, 10 106, -34 98') +
      blob(SHADE, '64 104, 54 112, 36 112, 24 105, 40 105, 52 103', 'opacity=".7"') +
      blob(
        BROWN,
        '74 97, 60 85, 44 71, 22 64, 4 63, -12 68, -27 76, -10 75, 8 74.4, 26 76, 42 82, 56 93, 66 104',
      ) +
      blob('#8f653b', '54 80, 38 72, 20 68.6, 6 68, -8 71, 8 71.4, 24 73.4, 42 80') +
      blob(
        '#54361c',
        '-30 85.4, -18 81.6, -2 81.6, 12 85, 30 91.4, 46 99.6, 38 103.4, 22 98, 6 92, -12 87.6',
      ) +
      stroke('#4a3119', 1.3, '-34 90.6, -18 92.6, 4 95.8, 22 99.4, 37 102.6') +
      dots('#4a3119', '-31 86.6 1.2, -27.4 88.4 1.2, -23 89.6 1.1, 6 98.4 1, 11 99.6 1, 16 100.8 1'),
  ) +
  oval('#2a190c', -9, 83.2, 3.5, 3.2) +
  oval('#b98d3c', -9, 83.2, 2.8, 2.6) +
  oval('#160e07', -9, 83.2, 0.9, 2.4) +
  dots('#fff', '-10 82.2 .5') +
  oval('#3a2512', -29, 82.2, 1.1, 0.8) +
  stroke('#2f2430', 1.3, '-34 91, -43 94, -49 92.4; -43 94, -48 97.6');

/** Lies in one heavy coil and a half, the head over the outer one. */
export const indianRockPython = (): Figure => {
  const coils = pieces();
  const small = moved(head(), 9.6, 17.6, 0, 0.82);
  return {
    body:
      blob('#241709', '56 160, 90 140, 150 126, 230 134, 246 152, 236 174, 150 186, 80 184') +
      coils.join('') +
      small,
    bust: coils.slice(-1).join('') + small,
    box: [-31, 71, 301, 217],
    pose: 'stand',
    size: 0.54,
    head: [-34, 42, 58, 134],
  };
};
