import type { Glance } from './glance.schema';
import { livesInParts } from './in-parts';

const range: Glance['range'] = { countries: ['CHN', 'IND', 'NPL', 'USA'], from: ['iucn'] };

test('an animal lives in parts of a large country, and counts for the whole of a smaller one', () => {
  expect(range.countries.filter((code) => livesInParts(range, code))).toEqual(['CHN', 'IND', 'USA']);
});

test('a record says where it lives throughout, and India is told by its states', () => {
  expect(livesInParts({ ...range, throughout: ['USA'] }, 'USA')).toBe(false);
  expect(livesInParts({ ...range, states: ['Assam'] }, 'IND')).toBe(false);
});
