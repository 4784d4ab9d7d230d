import { drawOutline, type Pen } from './draw-outline';
import { readLand } from './land';
import { project } from './mercator';

const rings = readLand();

const palette = {
  sea: 'sea',
  waterLines: ['far', 'near'],
  land: 'land',
  shore: 'shore',
  grid: 'grid',
} as const;

/** Where a place is drawn, answered by the even-odd rule over the lines that were filled. */
function draw(lng: number, lat: number, zoom: number) {
  const world = 256 * 2 ** zoom;
  const [x, y] = project(lng, lat);
  const left = Math.floor((x * world) / 256) * 256;
  const top = Math.floor((y * world) / 256) * 256;
  const [px, py] = [x * world - left, y * world - top];
  let paths: [number, number][][] = [];
  const strokes: { colour: string; longest: number }[] = [];
  let land = false;
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineJoin: 'miter',
    lineCap: 'butt',
    beginPath: () => (paths = []),
    moveTo: (a, b) => paths.push([[a, b]]),
    lineTo: (a, b) => paths.at(-1)?.push([a, b]),
    closePath: () => undefined,
    fillRect: () => undefined,
    fill: () => {
      for (const path of paths) {
        path.forEach(([x1, y1], index) => {
          const [x2, y2] = path[(index + 1) % path.length] ?? [x1, y1];
          if (y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1)) land = !land;
        });
      }
    },
    stroke: () => {
      const lengths = paths.flatMap((path) =>
        path
          .slice(1)
          .map(([a, b], index) => Math.hypot(a - (path[index]?.[0] ?? a), b - (path[index]?.[1] ?? b))),
      );
      strokes.push({ colour: String(pen.strokeStyle), longest: Math.max(0, ...lengths) });
    },
  };
  drawOutline(pen, rings, { left, top, size: 257, world }, palette);
  return { land, strokes };
}

test.each([
  ['Delhi', 77.2, 28.6, true],
  ['the Arabian Sea', 64, 15, false],
  ['Chukotka, beyond 180°', -175, 67, true],
  ['the Bering Sea', 178, 58, false],
  ['inner Antarctica', 90, -80, true],
  ['Antarctica at the date line', 179.9, -84.9, true],
  ['Brazil', -50, -10, true],
  ['the Caspian Sea', 51, 41, false],
  ['the North Pole', 0, 84.9, false],
])('%s lies where it should, at any zoom', (_, lng, lat, expected) => {
  for (const zoom of [0, 2, 5]) expect([zoom, draw(lng, lat, zoom).land]).toEqual([zoom, expected]);
});

test('no shore runs across the whole map', () => {
  const shore = draw(0, 70, 0).strokes.filter(({ colour }) => colour !== 'grid');
  expect(shore.map(({ colour }) => colour)).toEqual(['far', 'near', 'shore']);
  for (const { longest } of shore) expect(longest).toBeLessThan(30);
});
