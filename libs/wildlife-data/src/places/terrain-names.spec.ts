import { type TerrainName, terrainNames } from './terrain-names';

const LINE_HEIGHT = 16;
/** Of a letter, in pixels. */
const WIDTHS = { sea: 9.5, land: 6.8, river: 6.8 };

/** Returns places along a name's middle line, in pixels of the world at a zoom. */
function lineOf({ kind, name, lat, lng, turn = 0 }: TerrainName, zoom: number) {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const [x, y] = [(lng / 360) * size, (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
  const half = (name.length * WIDTHS[kind]) / 2;
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: 13 }, (_, step) => {
    const along = (half * (step - 6)) / 6;
    return { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
  });
}

test('each name stands once, within the map and the zooms of the terrain', () => {
  const names = terrainNames.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { lat, lng, from, to, turn = 0 } of terrainNames) {
    expect(Math.abs(lat)).toBeLessThan(85);
    expect(Math.abs(lng)).toBeLessThan(180);
    expect(from).toBeLessThanOrEqual(to);
    // Nothing stands on its head.
    expect(Math.abs(turn)).toBeLessThan(90);
  }
});

test('no zoom names more than a map has room for', () => {
  for (let zoom = 0; zoom <= 10; zoom++)
    expect(terrainNames.filter(({ from, to }) => from <= zoom && zoom <= to).length).toBeLessThan(70);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('no name lies over another at zoom %i', (zoom) => {
  const shown = terrainNames.filter(({ from, to }) => from <= zoom && zoom <= to);
  // Zooms between are rounded, so this is the least room that names have.
  const lines = shown.map((place) => ({ name: place.name, line: lineOf(place, zoom - 0.5) }));
  const overlaps = lines.flatMap(({ name, line }, index) =>
    lines
      .slice(index + 1)
      .filter((other) =>
        line.some((a) => other.line.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < LINE_HEIGHT)),
      )
      .map((other) => `${name}, ${other.name}`),
  );
  expect(overlaps).toEqual([]);
});
