export type Point = readonly [x: number, y: number];

/** The rings of a path of `relativePath`, walked step by step; a dot has one point, at its left. */
export function parseRings(path: string): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of path.matchAll(/([Mlaz])([^Mlaz]*)/g)) {
    const values = (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') {
      [x = 0, y = 0] = values;
      rings.push([[x, y]]);
    }
    if (command === 'l')
      for (let i = 0; i + 1 < values.length; i += 2) {
        x += values[i] ?? 0;
        y += values[i + 1] ?? 0;
        rings.at(-1)?.push([x, y]);
      }
  }
  return rings;
}
