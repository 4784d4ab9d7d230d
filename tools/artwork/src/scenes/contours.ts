import { at, n0 } from '../drawing/numbers';
import { makePen } from '../drawing/pen';
import { createRandom } from '../drawing/random';
import { svg } from '../drawing/svg';
import { pines } from '../landscape/edges';
import { HOURS } from '../landscape/hours';

const POINTS = 14;

/** A closed line around a summit. */
function ring(points: readonly (readonly [number, number])[]): string {
  const n = points.length;
  return points
    .map((here, i) => {
      const before = at(points, (i + n - 1) % n);
      const next = at(points, (i + 1) % n);
      const after = at(points, (i + 2) % n);
      const from = i ? '' : `M${n0(here[0])} ${n0(here[1])}`;
      return (
        `${from}C${n0(here[0] + (next[0] - before[0]) / 6)} ${n0(here[1] + (next[1] - before[1]) / 6)}` +
        ` ${n0(next[0] - (after[0] - here[0]) / 6)} ${n0(next[1] - (after[1] - here[1]) / 6)} ${n0(next[0])} ${n0(next[1])}`
      );
    })
    .join('');
}

/** Black, as a mask or a faint background. */
export function contours(): string {
  const rand = createRandom('contours');
  let path = '';
  for (const [x, y, rings] of [
    [260, 240, 11],
    [900, 520, 13],
    [1180, 80, 9],
  ] as const) {
    const [a, b, c] = [rand() * 6, rand() * 6, rand() * 6];
    for (let k = 1; k <= rings; k++) {
      const radius = k * 30;
      const points = Array.from({ length: POINTS }, (_, i): [number, number] => {
        const angle = (i / POINTS) * 2 * Math.PI;
        const warp =
          1 +
          0.16 * Math.sin(2 * angle + a + k * 0.1) +
          0.1 * Math.sin(3 * angle + b) +
          0.05 * Math.sin(5 * angle + c + k * 0.2);
        return [x + Math.cos(angle) * radius * warp * 1.35, y + Math.sin(angle) * radius * warp];
      });
      path += `${ring(points)}z`;
    }
  }
  return svg(
    1400,
    640,
    '',
    `<path fill="none" stroke="#000" stroke-width="1.2" d="${path}"/>`,
    'preserveAspectRatio="xMidYMid slice"',
  );
}

/** Black, as a mask above footers; stretches with its box. */
export function divider(): string {
  const pen = makePen({ seed: 'divider', W: 1600, H: 120, pal: HOURS.forest.golden });
  const far = pines(pen, pen.curve(84, 22, 1.4), 52);
  const near = pines(pen, pen.curve(100, 12, 1.2), 74);
  return svg(
    1600,
    120,
    '',
    `<path opacity=".35" d="${far}V121H0z"/><path d="${near}V121H0z"/>`,
    'preserveAspectRatio="none"',
  );
}

/** A tiger's print in black, as a mask. */
export const pugmark = (): string =>
  svg(
    100,
    100,
    '',
    '<path d="M50 46c-17 0-31 16-31 29 0 10 8 14 16 12 5-1 9-3 15-3s10 2 15 3c8 2 16-2 16-12 0-13-14-29-31-29z"/>' +
      '<ellipse cx="17" cy="45" rx="9" ry="13" transform="rotate(-24 17 45)"/><ellipse cx="36" cy="24" rx="10" ry="15" transform="rotate(-7 36 24)"/>' +
      '<ellipse cx="64" cy="24" rx="10" ry="15" transform="rotate(7 64 24)"/><ellipse cx="83" cy="45" rx="9" ry="13" transform="rotate(24 83 45)"/>',
  );
