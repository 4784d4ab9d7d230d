import { mulberry32 } from '../drawing/random';

const WIDTH = 1440;
const HEIGHT = 560;
const CELL = 16;
const LEVELS = 15;
const SEED = 41;
/** Mean distance of two points on a line. */
const SPACING = 44;

type Point = [x: number, y: number];

/** Heights at every corner of the grid: a slope and a few hills. */
function heights(columns: number, rows: number): number[][] {
  const random = mulberry32(SEED);
  const hills = Array.from({ length: 9 }, () => ({
    x: random() * WIDTH,
    y: random() * HEIGHT,
    wide: 110 + random() * 190,
    tall: (random() < 0.25 ? -0.5 : 1) * (0.45 + random() * 0.75),
    squeeze: 0.65 + random() * 0.8,
  }));
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => {
      const [x, y] = [column * CELL, row * CELL];
      return hills.reduce(
        (sum, hill) => {
          const [dx, dy] = [(x - hill.x) / hill.wide, ((y - hill.y) / hill.wide) * hill.squeeze];
          return sum + hill.tall * Math.exp(-(dx * dx + dy * dy));
        },
        0.12 * Math.sin(x / 260) + 0.1 * Math.cos(y / 170 + x / 500),
      );
    }),
  );
}

/** The segments of one contour line, by marching squares. */
function segments(field: number[][], level: number): [Point, Point][] {
  const result: [Point, Point][] = [];
  const at = (row: number, column: number) => field[row]?.[column] ?? 0;
  for (let row = 0; row < field.length - 1; row++) {
    for (let column = 0; column < (field[0]?.length ?? 1) - 1; column++) {
      const corners: [Point, number][] = [
        [[column, row], at(row, column)],
        [[column + 1, row], at(row, column + 1)],
        [[column + 1, row + 1], at(row + 1, column + 1)],
        [[column, row + 1], at(row + 1, column)],
      ];
      const crossings: Point[] = [];
      corners.forEach(([a, heightA], i) => {
        const [b, heightB] = corners[(i + 1) % 4] as [Point, number];
        if (heightA > level === heightB > level) return;
        const t = (level - heightA) / (heightB - heightA);
        crossings.push([(a[0] + (b[0] - a[0]) * t) * CELL, (a[1] + (b[1] - a[1]) * t) * CELL]);
      });
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        result.push([crossings[i] as Point, crossings[i + 1] as Point]);
      }
    }
  }
  return result;
}

const key = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Joins segments that touch into lines. */
function chains(all: [Point, Point][]): Point[][] {
  const ends = new Map<string, Set<[Point, Point]>>();
  for (const piece of all) {
    for (const point of piece) ends.set(key(point), (ends.get(key(point)) ?? new Set()).add(piece));
  }
  const used = new Set<[Point, Point]>();
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let here: Point | undefined = from; here;) {
      const next: [Point, Point] | undefined = [...(ends.get(key(here)) ?? [])].find(
        (piece) => !used.has(piece),
      );
      if (!next) break;
      used.add(next);
      const at: Point = here;
      here = key(next[0]) === key(at) ? next[1] : next[0];
      line.push(here);
    }
    return line;
  };
  return all
    .filter((piece) => !used.has(piece))
    .flatMap((piece) => {
      if (used.has(piece)) return [];
      used.add(piece);
      return [[...follow(piece[0]).reverse(), piece[0], piece[1], ...follow(piece[1])]];
    });
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Points at even distances of about SPACING; of a closed line without the last, which equals the first. */
function resample(line: Point[], closed: boolean): Point[] {
  const total = line.slice(1).reduce((sum, point, i) => sum + distance(line[i] as Point, point), 0);
  const steps = Math.max(closed ? 8 : 2, Math.round(total / SPACING));
  const result: Point[] = [];
  let walked = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const length = distance(a, b);
    while (result.length < steps && walked + length >= (result.length * total) / steps) {
      const t = length === 0 ? 0 : ((result.length * total) / steps - walked) / length;
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    walked += length;
  }
  return closed ? result : [...result, line[line.length - 1] as Point];
}

/** A smooth path through the line, in whole units. */
function smooth(line: Point[]): string {
  const closed = key(line[0] as Point) === key(line[line.length - 1] as Point);
  const points = resample(line, closed);
  const count = points.length;
  const at = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  let here = at(0).map(Math.round) as Point;
  let path = `M${here[0]} ${here[1]}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const second: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    const end = p2.map(Math.round) as Point;
    const relative = [first, second, end].flatMap(([x, y]) => [
      Math.round(x - here[0]),
      Math.round(y - here[1]),
    ]);
    path += `c${relative.join(' ').replace(/ -/g, '-')}`;
    here = end;
  }
  return path;
}

/** The contour lines of a map as an SVG file; every fourth line is stronger. */
export function contourLines(): string {
  const field = heights(WIDTH / CELL, HEIGHT / CELL);
  const all = field.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const thin: string[] = [];
  const strong: string[] = [];
  for (let i = 1; i <= LEVELS; i++) {
    const level = low + ((high - low) * i) / (LEVELS + 1);
    const lines = chains(segments(field, level)).map(smooth).join('');
    (i % 4 === 0 ? strong : thin).push(lines);
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#000">` +
    `<path stroke-width="1.4" d="${thin.join('')}"/><path stroke-width="2.6" d="${strong.join('')}"/></svg>\n`
  );
}
