import { gridLayout } from './grid-layout';

const landscape = { width: 1600, height: 1200 };
const portrait = { width: 900, height: 1200 };

describe('gridLayout', () => {
  test('without pictures there is no grid', () => {
    expect(gridLayout([])).toBeNull();
  });

  test('a single picture keeps its ratio', () => {
    expect(gridLayout([landscape])).toEqual({ kind: 'one', ratio: 4 / 3 });
  });

  test('a very tall or very wide one is cropped within bounds', () => {
    expect(gridLayout([{ width: 500, height: 5000 }])?.ratio).toBe(0.8);
    expect(gridLayout([{ width: 5000, height: 500 }])?.ratio).toBe(1.91);
  });

  test('two are side by side, taller for portraits', () => {
    expect(gridLayout([landscape, portrait])).toEqual({ kind: 'two', ratio: 8 / 3 });
    expect(gridLayout([portrait, portrait])).toEqual({ kind: 'two', ratio: 3 / 2 });
  });

  test('three and four fill a grid; a fifth changes nothing', () => {
    expect(gridLayout([portrait, landscape, landscape])).toEqual({ kind: 'three', ratio: 4 / 3 });
    expect(gridLayout(Array(4).fill(landscape))).toEqual({ kind: 'four', ratio: 4 / 3 });
    expect(gridLayout(Array(5).fill(landscape))).toEqual({ kind: 'four', ratio: 4 / 3 });
  });
});
