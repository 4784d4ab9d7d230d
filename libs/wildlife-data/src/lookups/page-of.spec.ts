import { paginate } from './page-of';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('paginate', () => {
  test('cuts a list into pages', () => {
    expect(paginate(letters, 1, 2)).toEqual({ items: ['a', 'b'], page: 1, pages: 3, total: 5 });
    expect(paginate(letters, 3, 2)).toEqual({ items: ['e'], page: 3, pages: 3, total: 5 });
  });

  test.each([
    [-1, 1],
    [0, 1],
    [999, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NEGATIVE_INFINITY, 1],
    [2.9, 2],
  ])('page %p shows page %p', (asked, shown) => {
    expect(paginate(letters, asked, 2).page).toBe(shown);
    expect(paginate(letters, asked, 2).items.length).toBeGreaterThan(0);
  });

  test('a list that fills its pages has no empty last page', () => {
    expect(paginate(['a', 'b'], 2, 2)).toEqual({ items: ['a', 'b'], page: 1, pages: 1, total: 2 });
  });

  test('an empty list has one empty page', () => {
    expect(paginate([], 4, 15)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  test('an invalid size neither loops nor loses items', () => {
    expect(paginate(letters, 1, 0).pages).toBe(5);
    expect(paginate(letters, 1, Number.NaN).items).toEqual(letters);
  });
});
