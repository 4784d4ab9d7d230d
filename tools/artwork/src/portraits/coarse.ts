import { pair } from '../figures/parts/shapes';

/** Numbers of a step of the path commands that figures are drawn with, but for arcs: dots keep their size. */
const STEP: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };
/** Less than half a pixel of an avatar. */
const GRID = 0.5;

const onGrid = (value: number): number => Math.round(value / GRID) * GRID;

/** A path whose points lie on a grid: a fifth smaller when compressed, and no different at a portrait's size. */
export function coarse(d: string): string {
  if (/[^MLCQZmlcqz\d\s.,-]/.test(d)) return d;
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const step = STEP[command];
    if (step === undefined) {
      out += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += step) {
      const [fromX, fromY] = letter === command ? [0, 0] : [x, y];
      const places = Array.from({ length: step / 2 }, (_, k) => [
        fromX + (numbers[i + 2 * k] ?? 0),
        fromY + (numbers[i + 2 * k + 1] ?? 0),
      ]);
      // Moves are absolute, whatever follows is counted from the last point on the grid.
      const [originX, originY] = command === 'M' ? [0, 0] : [onGrid(x), onGrid(y)];
      out +=
        (command === 'M' ? 'M' : command.toLowerCase()) +
        places
          .map(([px = 0, py = 0]) => pair(onGrid(px) - originX, onGrid(py) - originY))
          .join(' ')
          .replaceAll(' -', '-');
      [x = 0, y = 0] = places.at(-1) ?? [];
      if (command === 'M') [startX, startY] = [x, y];
    }
  }
  return out;
}
