import { along, beside, heading } from './along';
import { fingers } from './fingers';
import { ellipses } from './plumage';
import { bars, blob, dots, limb, oval, stroke } from './shapes';

/** Keeled scutes on a line that runs from neck to tail tip: low on the back, high on the tail. */
export const crest = (fill: string, line: string, step: number, low: number, high: number): string =>
  bars(
    fill,
    along(line, step, 2)
      .map((place) => {
        const h =
          place.t < 0.42
            ? low
            : low + (high - low) * Math.min(1, (place.t - 0.42) * 4) * (1.3 - place.t * 0.8);
        return `${place.x.toFixed(1)} ${(place.y + 3.4).toFixed(1)} ${(step * 0.98).toFixed(1)}, ${(place.x - place.nx * h + 2).toFixed(1)} ${(place.y - Math.abs(place.ny) * h).toFixed(1)} ${(step * 0.42).toFixed(1)}`;
      })
      .join('; '),
  );

/** Rows of bony plates that follow a line, each with light on its keel. */
export function plates(
  dark: string,
  light: string,
  line: string,
  step: number,
  rows: readonly number[],
  size = 1,
): string {
  const places = rows.flatMap((row, i) =>
    along(line, step, step / 2 + (i % 2) * (step / 2)).map((place) => {
      const shrink = size * step * Math.min(1, place.w / (step * 2.4));
      return { at: beside(place, row), turn: heading(place), rx: shrink * 0.44, ry: shrink * 0.24 };
    }),
  );
  const list = (rise: number, share: number, flat: number) =>
    places
      .map(({ at: [x, y], turn, rx, ry }) => `${x} ${y - ry * rise} ${rx * share} ${ry * flat} ${turn}`)
      .join(';');
  return (
    ellipses(dark, list(0, 1, 1), 'opacity=".75"') + ellipses(light, list(0.45, 0.66, 0.4), 'opacity=".8"')
  );
}

/** A leg that ends in spread toes with claws. */
export const leg = (skin: string, joints: string): string => {
  const [x = 0, y = 0, w = 0] = joints.split(',').at(-1)?.trim().split(' ').map(Number) ?? [];
  const reach = [
    [-13, 3],
    [-10, 6],
    [-3, 6.6],
    [4, 6],
  ];
  return (
    limb(skin, joints) +
    fingers(skin, x, y, reach.map((tip) => tip.join(' ')).join(', '), w * 0.4) +
    bars(
      '#28241c',
      reach.map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy} 2.8, ${x + dx - 5} ${y + dy + 1.4} .4`).join('; '),
    )
  );
};

/** `'x y way'`: downward with 1, upward with -1. */
export const teeth = (text: string, length = 3.4): string =>
  bars(
    '#f7f0dc',
    text
      .split(',')
      .map((place) => {
        const [x = 0, y = 0, way = 1] = place.trim().split(' ').map(Number);
        return `${x} ${y} 2.6, ${x + 0.4} ${(y + length * way).toFixed(1)} .3`;
      })
      .join('; '),
  );

/** Under its bony brow. */
export const slitEye = (x: number, y: number, lid: string): string =>
  blob(
    lid,
    `${x - 6} ${y + 3.6}, ${x - 4.4} ${y - 3}, ${x + 1} ${y - 5.4}, ${x + 7} ${y - 3.4}, ${x + 8.4} ${y + 3}`,
  ) +
  oval('#1b1710', x + 0.2, y, 3.5, 2.6) +
  oval('#b6964a', x + 0.2, y + 0.1, 2.8, 2) +
  oval('#15120e', x + 0.2, y + 0.1, 0.6, 1.9) +
  dots('#fff', `${x - 0.7} ${y - 0.5} .35`) +
  // The upper lid hangs over it.
  blob(
    lid,
    `${x - 4.6} ${y - 0.2}, ${x - 2} ${y - 1.3}, ${x + 1} ${y - 1.5}, ${x + 4.4} ${y - 0.4}, ${x + 4} ${y - 3.4}, ${x - 3.4} ${y - 3.4}`,
  ) +
  stroke(
    '#1b1710',
    0.7,
    `${x - 4.4} ${y + 0.2}, ${x - 1.8} ${y - 1.2}, ${x + 1.2} ${y - 1.4}, ${x + 4.4} ${y}`,
  );
