import { locks } from './fur';

/** The tips of the locks, from the first control of each. */
const tips = (path: string): number[][] =>
  [...path.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)q-?[\d.]+ ?-?[\d.]+ (-?[\d.]+) ?(-?[\d.]+)/g)].map((found) => {
    const [x = 0, y = 0, dx = 0, dy = 0] = found.slice(1).map(Number);
    return [x + dx, y + dy];
  });

test('locks stand outward on the left of a line, one each step', () => {
  const found = tips(locks('#000', '0 50 10, 100 50 10', 10, 0));
  expect(found).toHaveLength(10);
  for (const [, y = 0] of found) expect(y).toBeLessThan(45);
});

test('locks lean forward, or back where the lean is negative', () => {
  const [ahead, upright, back] = [1, 0, -1].map(
    (lean) => tips(locks('#000', '0 50 10, 100 50 10', 50, lean))[0]?.[0] ?? 0,
  );
  expect(ahead).toBeGreaterThan(upright ?? 0);
  expect(back).toBeLessThan(upright ?? 0);
});
