import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contourLines } from './contour-lines';
import { uiDrawings } from './drawings';

test.each(uiDrawings())('$path is what the code draws', ({ path, content }) => {
  expect(readFileSync(join(__dirname, '../../../..', path), 'utf8')).toBe(content);
});

test('contour lines start inside the drawing', () => {
  const starts = [...contourLines().matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(20);
  for (const [x = -1, y = -1] of starts) {
    expect(x >= 0 && x <= 1440 && y >= 0 && y <= 560).toBe(true);
  }
});
