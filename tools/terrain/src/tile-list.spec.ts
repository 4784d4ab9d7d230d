import { splitBlocks, tileRanges } from './tile-list';

const count = ({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) =>
  (right - left) * (bottom - top);

test('the world has all tiles to zoom 4, and South Asia those from 5 to 7', () => {
  expect(tileRanges().map(count)).toEqual([1, 4, 16, 64, 256, 16, 64, 256]);
});

test('the closer tiles of South Asia share their edges', () => {
  const [first, ...finer] = tileRanges().slice(5);
  finer.forEach(({ left, top, right, bottom }, index) => {
    const scale = 2 ** (index + 1);
    expect([left, top, right, bottom].map((edge) => edge / scale)).toEqual([
      first?.left,
      first?.top,
      first?.right,
      first?.bottom,
    ]);
  });
  // apps/web asks for no tile beyond: 56.25° to 101.25° E, the equator to 40.98° N.
  expect([first?.left, first?.top, first?.right, first?.bottom]).toEqual([21, 12, 25, 16]);
});

test('blocks hold each tile once', () => {
  for (const range of tileRanges()) {
    const blocks = splitBlocks(range, 8);
    expect(blocks.reduce((sum, block) => sum + count(block), 0)).toBe(count(range));
  }
});
