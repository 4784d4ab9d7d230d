import { parks } from '@aranya/wildlife-data';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { drawMap } from './draw-map';
import { indiaMap } from './india-map';
import { LocatorMap } from './locator-map';
import { ParksMap } from './parks-map';
import { spread } from './spread';

test('the map in the tree is the one drawn from the data', () => expect(indiaMap).toEqual(drawMap()));

const distance = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
  Math.hypot((ax ?? 0) - (bx ?? 0), (ay ?? 0) - (by ?? 0));

test.each([
  ['wide', 560],
  ['narrow', 320],
] as const)('on the %s map pins are 44 px apart from %i px on', (layout, pixels) => {
  const unit = pixels / indiaMap.width;
  for (const [index, a] of indiaMap.pins.entries())
    for (const b of indiaMap.pins.slice(index + 1))
      expect([a.id, b.id, distance(a[layout], b[layout]) * unit >= 43.5]).toEqual([a.id, b.id, true]);
});

test('every park is on the map, its pin near it and within the frame', () => {
  expect(indiaMap.pins.map(({ id }) => id)).toEqual(parks.map(({ id }) => id));
  for (const { at, wide, narrow } of indiaMap.pins) {
    expect(distance(at, wide)).toBeLessThan(70);
    expect(distance(at, narrow)).toBeLessThan(160);
    for (const [x, y] of [at, wide, narrow]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(indiaMap.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(indiaMap.height);
    }
  }
});

test('points are spread apart wherever they are', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const apart = spread(points, 40, { width: 400, height: 400 });
      for (const [index, a] of apart.entries())
        for (const b of apart.slice(index + 1)) expect(distance(a, b)).toBeGreaterThan(38);
    }),
    { numRuns: 25 },
  );
});

test('a pin is a link with number and name; the others are dots', () => {
  const pin = {
    id: 2,
    name: 'Kaziranga National Park',
    href: '#kaziranga',
    number: 7,
    fits: true,
    selected: true,
  };
  const { container } = render(<ParksMap label="Map" pins={[pin]} />);
  const [link] = screen.getAllByRole('link', { name: '7. Kaziranga National Park' });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(container.querySelectorAll('.dot')).toHaveLength(31);
});

test('the small map of each park frames it', () => {
  for (const park of parks) {
    const { container, unmount } = render(<LocatorMap park={park} />);
    const svg = screen.getByRole('img', { name: `Map: where ${park.name} lies` });
    const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const [x, y] = indiaMap.pins.find(({ id }) => id === park.id)?.at ?? [0, 0];
    expect([park.name, x > left && x < left + width && y > top && y < top + height]).toEqual([
      park.name,
      true,
    ]);
    expect(container.querySelectorAll('text').length).toBeGreaterThan(0);
    unmount();
  }
});
