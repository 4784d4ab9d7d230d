import { changedPage, pageIn } from './news-address';

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=', 1],
  ['?page=abc', 1],
  ['?page=-1', 1],
  ['?page=0', 1],
  ['?page=2.9', 2],
  ['?page=999', 999],
  ['?page=1001', 1000],
  ['?page=Infinity', 1000],
  ['?page=-Infinity', 1],
])('%s names page %s', (search, page) => {
  expect(pageIn(search)).toBe(page);
});

test('the first page has the plain address, and strange parameters stay', () => {
  expect(changedPage('', 3)).toBe('?page=3');
  expect(changedPage('?page=3', 1)).toBe('');
  expect(changedPage('?utm_source=x&page=3', 4)).toBe('?utm_source=x&page=4');
});
