import { categoryFilters, changedParksAddress, readParksAddress } from './parks-address';

test('the filters are the three of the specification, in its order', () => {
  expect(categoryFilters).toEqual(['All', 'National Park', 'Wildlife Sanctuary']);
});

test('an empty query is the plain screen', () => {
  expect(readParksAddress('')).toEqual({ text: '', category: 'All', page: undefined, park: undefined });
});

test('what is written is read again', () => {
  const view = {
    text: 'gir & co ',
    category: 'Wildlife Sanctuary',
    page: 2,
    park: 'gir-national-park',
  } as const;
  const search = changedParksAddress('', view);
  expect(search).toBe('?q=gir+%26+co+&category=wildlife-sanctuary&page=2&park=gir-national-park');
  expect(readParksAddress(search)).toEqual(view);
});

test('defaults leave the address, strange parameters stay', () => {
  expect(
    changedParksAddress('?utm_source=x&q=a&category=national-park&page=3&park=b', {
      text: '',
      category: 'All',
      page: 1,
      park: undefined,
    }),
  ).toBe('?utm_source=x');
  expect(changedParksAddress('?q=a', { text: '' })).toBe('');
});

test('a change leaves the rest alone', () => {
  expect(changedParksAddress('?q=assam&page=2', { park: 'manas-national-park' })).toBe(
    '?q=assam&page=2&park=manas-national-park',
  );
});

test.each(['?category=zoo', '?category=other', '?category='])('%s is no filter', (search) => {
  expect(readParksAddress(search).category).toBe('All');
});
