import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { ContourBackground } from './contour-background';
import { drawContours } from './draw-contours';

test('the committed drawing is what the code draws, and small', () => {
  const file = readFileSync(join(__dirname, 'contours.svg'), 'utf8');
  expect(file).toBe(drawContours());
  expect(gzipSync(file).length).toBeLessThan(6 * 1024);
});

test('contour lines never leave by more than a line', () => {
  const starts = [...drawContours().matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(20);
  for (const [x = -1, y = -1] of starts) {
    expect(x >= 0 && x <= 1440 && y >= 0 && y <= 560).toBe(true);
  }
});

test('is decorative', () => {
  const { container } = render(<ContourBackground />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
