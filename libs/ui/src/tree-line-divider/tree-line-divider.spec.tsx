import { render } from '@testing-library/react';
import { HEIGHT, treeRow } from './tree-line';
import { TreeLineDivider } from './tree-line-divider';

const row = { seed: 5, width: 400, low: 20, high: 60, step: 16 };

test('a seed always grows the same trees, another seed others', () => {
  expect(treeRow(row)).toBe(treeRow(row));
  expect(treeRow({ ...row, seed: 6 })).not.toBe(treeRow(row));
});

test('every tree stands on the lower edge, none is cut at the top, and the row repeats without a gap', () => {
  const path = treeRow(row);
  const trees = path.split('Z').filter(Boolean);
  expect(trees.length).toBeGreaterThanOrEqual(25);
  for (const tree of trees) expect(tree).toContain(`V${HEIGHT}H`);
  const tops = [...path.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, , y]) => Number(y));
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(HEIGHT - 60);
  const xs = [...path.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeLessThan(0);
  expect(Math.max(...xs)).toBeGreaterThan(400);
});

test('is small and silent', () => {
  const { container } = render(<TreeLineDivider />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.innerHTML.length).toBeLessThan(12_000);
});
