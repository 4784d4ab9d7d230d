import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fishEye, rays } from '../parts/fins';
import { form } from '../parts/plumage';
import { blob, dots, limb, limbPath, moved, oval, stroke, within } from '../parts/shapes';

const OLIVE = '#5d6436';
const DEEP = '#3a4026';
const LIGHT = '#8b9150';
const GLEAM = '#b4b571';
const FIN = '#767a44';
const BELLY = '#e0cd86';
const CREAM = '#f5ecc0';
const INK = '#24281a';

/** From the nose to the tip of the tail. */
const BODY =
  '-13 142 11, -4 136.6 20, 8 130 28, 26 120 38, 48 108 43, 78 91 46, 110 76 48, 142 76 48, 168 98 46, 190 130 44, 218 156 42, 250 156 38, 276 130 32, 296 98 25, 318 78 18, 342 76 11, 362 88 6, 374 100 1.6';

/** A stripe along the body, as wide as a share of it. */
const side = (row: number, scale: number): string =>
  along(BODY, 14, 2)
    .map((place) => {
      const [x, y] = beside(place, row);
      return `${x.toFixed(1)} ${y.toFixed(1)} ${(place.w * scale).toFixed(1)}`;
    })
    .join(', ');

/** A low fin that grows from its first ray and meets the other at the tail. */
const fin = (row: number, from: number): string =>
  along(BODY, 7, 4)
    .filter(({ t }) => t > from)
    .map((place) => {
      const [x, y] = beside(place, row);
      return `${x.toFixed(1)} ${y.toFixed(1)} ${(Math.min(17, (place.t - from) * 90) * Math.min(1, (1 - place.t) * 4 + 0.25)).toFixed(1)}`;
    })
    .join(', ');

const finRays = (row: number, from: number, out: number): string =>
  stroke(
    DEEP,
    0.8,
    along(BODY, 5, 4)
      .filter(({ t }) => t > from + 0.12 && t < 0.95)
      .map((place) => {
        const [x, y] = beside(place, row);
        const [dx, dy] = [place.nx * out, place.ny * out];
        // The rays lean toward the tail.
        return `${x.toFixed(1)} ${y.toFixed(1)}, ${(x + dx - place.ny * 3).toFixed(1)} ${(y + dy + place.nx * 3).toFixed(1)}`;
      })
      .join('; '),
    'opacity=".6"',
  );

const dashes = (row: number, step: number): string =>
  along(BODY, step, 20)
    .map((place) =>
      beside(place, row)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join(', ');

/** The lower jaw is the longer one, the eye small and above the corner of the mouth. */
const head = (): string =>
  dots(
    DEEP,
    '26 -11 .7, 32 -7 .7, 39 -12 .8, 44 -5 .7, 51 -13 .8, 57 -6 .7, 36 -1 .6, 48 1 .7, 64 -12 .8, 70 -4 .7, 22 -8 .5, 60 -15 .7',
  ) +
  stroke(INK, 1.8, '-5 2.6, 2 4.6, 10 5.2, 17 6.4, 22 9') +
  stroke(CREAM, 1.2, '-3 5.4, 4 7.4, 12 8.4, 18 9.6', 'opacity=".9"') +
  stroke(LIGHT, 2.4, '1 -5, -2.6 -9') +
  dots(INK, '9.4 -5.2 1') +
  fishEye(18.6, -3.2, 3.8, '#d8b443') +
  stroke(DEEP, 1.2, '13.6 -5.8, 18.4 -8, 23.2 -6.2') +
  blob(INK, '56 2, 59 4, 60 9, 58.4 14, 56 18, 57 11, 57 6');

/** A yellow eel on its way over the bed: a dorsal fin that runs round the tail, a small round fin behind the gill. */
export const europeanEel = (): Figure => {
  const outline = limbPath(BODY);
  return {
    body:
      limb(FIN, fin(0.5, 0.2)) +
      limb('#a79c5c', fin(-0.48, 0.46)) +
      finRays(0.5, 0.2, 7) +
      finRays(-0.48, 0.46, -7) +
      `<path fill="${OLIVE}" d="${outline}"/>` +
      within(
        'ee',
        outline,
        limb(DEEP, side(0.46, 0.42), 'opacity=".8"') +
          limb(BELLY, side(-0.36, 0.4)) +
          limb(CREAM, side(-0.48, 0.26)) +
          limb(LIGHT, side(0.08, 0.26), 'opacity=".75"') +
          stroke(GLEAM, 2, dashes(0.24, 18), 'stroke-dasharray="34 12 16 20" opacity=".8"') +
          stroke(DEEP, 1.1, dashes(-0.06, 12), 'stroke-dasharray="2.4 3"'),
      ) +
      moved(head(), -10, 141, -29) +
      form(
        'ef',
        FIN,
        '50 122, 60 119, 72 122, 83 131, 84 140, 76 146, 63 143, 53 134',
        rays(DEEP, [52, 123, 55, 131], [84, 128, 66, 148], 7) +
          blob(GLEAM, '50 121, 62 119, 74 124, 83 132, 68 126, 56 125', 'opacity=".6"'),
      ) +
      oval(DEEP, 52.4, 126, 2.4, 5, 26, 'opacity=".5"'),
    box: [-18, 43, 376, 186],
    pose: 'swim',
    size: 0.44,
    head: [-26, 72, 72, 170],
  };
};
