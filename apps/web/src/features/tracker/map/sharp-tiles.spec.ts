import { wantsSharpTiles } from './sharp-tiles';

const screen = (devicePixelRatio: number, connection?: object) =>
  ({ devicePixelRatio, navigator: connection ? { connection } : {} }) as unknown as Window;

test.each([
  [1, undefined, false],
  [1.25, { effectiveType: '4g' }, false],
  [1.75, undefined, true],
  [2, { effectiveType: '4g' }, true],
  [3, { effectiveType: '4g', saveData: false }, true],
  [3, { effectiveType: '4g', saveData: true }, false],
  [2, { effectiveType: '3g' }, false],
  [2, { effectiveType: 'slow-2g' }, false],
])('%d pixels a point, on %j: sharp tiles %s', (density, connection, expected) => {
  expect(wantsSharpTiles(screen(density, connection))).toBe(expected);
});
