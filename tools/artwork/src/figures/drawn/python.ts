import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside, type Place } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, blobPath, dots, oval, stroke, within } from '../parts/shapes';

const TAN = '#c9ac74';
const EDGE = '#2e1c0f';
const BROWN = '#6b4526';
const SHADE = '#7b5b34';

/** Tail to head: what comes later lies on what came before. */
const BODY =
  '276 142 3, 256 152 9, 226 160 16, 188 164 25, 138 168 33, 86 164 39, 46 146 43, 40 116 43, 78 92 43, 132 82 44, 182 86 44, 212 100 42, 217 122 40, 192 141 40, 146 145 40, 106 130 36, 78 108 30, 50 92 23, 30 82 18';

const side = (places: readonly Place[], share: number): string[] =>
  places.map((place) =>
    beside(place, share)
      .map((value) => value.toFixed(1))
      .join(' '),
  );

/** The band between two lines along the body, measured in widths. */
const band = (places: readonly Place[], share: number): string =>
  `M${side(places, share).join('L')}L${side(places, -share).reverse().join('L')}z`;

const PLACES = along(BODY, 6, 0.5);

/** Blotches of uneven shape, near to each other, and small ones on both flanks: path and where it lies. */
function blotches(): { d: string; at: number }[] {
  const rand = createRandom('rock-python');
  const patches: { d: string; at: number }[] = [];
  const patch = (
    at: number,
    place: Place,
    across: number,
    long: number,
    wide: number,
    corners: number,
  ): void => {
    const [x, y] = beside(place, across);
    const [before, after] = [PLACES[at - 2], PLACES[at + 2]];
    if (!before || !after) return;
    const [[fromX, fromY], [toX, toY]] = [beside(before, across), beside(after, across)];
    // On the inside of a bend there is less room.
    const room = Math.min(1, Math.hypot(toX - fromX, toY - fromY) / 22);
    if (room < 0.5) return;
    const points = Array.from({ length: corners }, (_, k) => {
      const angle = (k / corners) * 6.283 + rand.in(-0.25, 0.25);
      const a = Math.cos(angle) * long * room * rand.in(0.6, 1.2);
      const b = Math.sin(angle) * wide * rand.in(0.72, 1.2);
      return `${Math.round(x - place.ny * a + place.nx * b)} ${Math.round(y + place.nx * a + place.ny * b)}`;
    });
    patches.push({ d: blobPath(points.join(', ')), at });
  };
  let i = 2;
  for (let place = PLACES[i]; place && i < PLACES.length - 3; place = PLACES[i]) {
    const long = Math.min(place.w * rand.in(0.24, 0.42), 15) + 1;
    patch(i, place, rand.in(-0.06, 0.06), long, place.w * 0.26, 8);
    if (place.w > 14)
      for (const across of [-0.41, 0.41])
        patch(i, place, across, long * rand.in(0.35, 0.7), place.w * 0.08, 5);
    i += Math.round((long * 2 + rand.in(2, 6)) / 6);
  }
  return patches;
}

/** Where the body passes over itself a new piece begins, so that its edges show. */
const pieces = (): string => {
  const patches = blotches();
  const length = Math.ceil(PLACES.length / 4);
  return Array.from({ length: 4 }, (_, k) => {
    const [start, end] = [k * length, (k + 1) * length];
    const part = PLACES.slice(Math.max(0, start - 1), end + 2);
    const outline = band(part, 0.5);
    const lifted = PLACES.slice(Math.max(0, start - 2), end + 3).map((place) => ({
      ...place,
      y: place.y - place.w * 0.15,
    }));
    const marks = patches.filter(({ at }) => at > start - 6 && at < end + 5).map(({ d }) => d);
    return (
      `<path fill="${SHADE}" d="${outline}"/>` +
      within(
        `py${k}`,
        outline,
        `<path fill="${TAN}" d="${band(lifted, 0.42)}"/><path fill="${BROWN}" stroke="${EDGE}" stroke-width="1.7" d="${marks.join('')}"/>`,
      ) +
      `<path fill="none" stroke="#4a321b" stroke-width="1.2" d="M${side(part, 0.5).join('L')}M${side(part, -0.5).join('L')}"/>`
    );
  }).join('');
};

/** Lies in loose heavy coils, the head on the uppermost. */
export const indianRockPython = (): Figure => ({
  body:
    blob('#2f2012', '60 120, 100 96, 170 98, 200 122, 160 150, 80 150') +
    pieces() +
    form(
      'ph',
      '#cfb27b',
      '40 74, 30 68, 18 64.6, 4 65, -10 68.6, -20 73, -25 78, -25 83, -19 87, -6 90, 10 93, 24 96, 35 97, 44 92, 47 82',
      blob('#ecdcb2', '-27 82, -10 86, 12 88, 32 90, 40 100, 10 100, -20 92') +
        // The spear mark: its point on the snout.
        blob(BROWN, '48 72, 32 66, 16 64, 2 65, -12 69.6, -20 75, -8 73, 6 71, 20 72, 34 77, 48 84') +
        blob('#cfb27b', '30 70, 18 67.4, 8 68, 16 70, 28 73.6') +
        blob(BROWN, '-8 79, 2 77.6, 14 79, 28 84, 46 92, 36 94, 20 89, 6 85, -4 83') +
        stroke('#5a3f22', 1.1, '-25 82.6, -12 86, 4 88, 20 90.4, 33 91') +
        dots('#6b4a28', '-21 81.4 1.1, -17.4 82.6 1.1, -13.8 83.6 1.1, 4 90.6 1, 8.4 91.4 1, 12.8 92 1'),
    ) +
    oval('#d9b24e', -4, 76.4, 2.9, 2.7) +
    oval('#1a120b', -4, 76.4, 0.8, 2.4) +
    oval('#4a321b', -20.6, 77, 1, 0.8) +
    stroke('#2f2430', 1.2, '-24 84, -33 86.6, -39 85.6; -33 86.6, -38 90'),
  box: [-40, 60, 277, 186],
  pose: 'stand',
  size: 0.46,
  head: [-36, 28, 74, 138],
});
