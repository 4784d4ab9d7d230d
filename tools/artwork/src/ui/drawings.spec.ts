import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contourLines } from './contour-lines';
import { uiDrawings } from './drawings';
import { HEIGHT, treeRow } from './tree-line';

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

describe('a row of trees', () => {
  const row = { seed: 5, width: 400, low: 20, high: 60, step: 16, floor: 8 };

  /** The corners of one tree of the path, in units. */
  function corners(tree: string): [x: number, y: number][] {
    const numbers = (tree.match(/-?\d+/g) ?? []).map(Number);
    const result: [number, number][] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] ?? 0;
      y += numbers[i + 1] ?? 0;
      result.push([x, y]);
    }
    return result;
  }

  test('depends on its seed alone', () => {
    expect(treeRow(row)).toBe(treeRow(row));
    expect(treeRow({ ...row, seed: 6 })).not.toBe(treeRow(row));
  });

  test('stands on the lower edge, is not cut at the top, and repeats without a gap', () => {
    const trees = treeRow(row).split('z').filter(Boolean).slice(1).map(corners);
    expect(trees.length).toBeGreaterThanOrEqual(25);
    for (const tree of trees) {
      const ys = tree.map(([, y]) => y);
      expect(Math.max(...ys)).toBe(HEIGHT);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(HEIGHT - row.high);
    }
    // A tree that crosses one edge of the row is there again at the other.
    const shapes = new Set(trees.map((tree) => tree.join(' ')));
    const crossing = trees.filter((tree) => tree.some(([x]) => x < 0));
    expect(crossing.length).toBeGreaterThan(0);
    for (const tree of crossing) expect(shapes).toContain(tree.map(([x, y]) => [x + row.width, y]).join(' '));
  });
});
