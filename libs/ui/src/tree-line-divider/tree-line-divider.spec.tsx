import { render } from '@testing-library/react';
import { HEIGHT, treeRow } from './tree-line';
import { TreeLineDivider } from './tree-line-divider';

const row = { seed: 5, width: 400, low: 20, high: 60, step: 16, floor: 8 };

test('a seed always grows the same trees, another seed others', () => {
  expect(treeRow(row)).toBe(treeRow(row));
  expect(treeRow({ ...row, seed: 6 })).not.toBe(treeRow(row));
});

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

test('every tree stands on the lower edge, none is cut at the top, and the row repeats without a seam', () => {
  const trees = treeRow(row).split('z').filter(Boolean).slice(1).map(corners);
  expect(trees.length).toBeGreaterThanOrEqual(25);
  for (const tree of trees) {
    const ys = tree.map(([, y]) => y);
    expect(Math.max(...ys)).toBe(HEIGHT);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(HEIGHT - row.high);
  }
  // Whatever crosses one edge of the row is there again at the other.
  const shapes = new Set(trees.map((tree) => tree.join(' ')));
  const crossing = trees.filter((tree) => tree.some(([x]) => x < 0));
  expect(crossing.length).toBeGreaterThan(0);
  for (const tree of crossing) expect(shapes).toContain(tree.map(([x, y]) => [x + row.width, y]).join(' '));
});

test('is small and silent', () => {
  const { container } = render(<TreeLineDivider />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.innerHTML.length).toBeLessThan(9_000);
});
