import { toNearPlace } from './near-place';

const sighting = { species: [], seen_on: '2026-11-03', hide_place: false };

test('a search is told the park and the month, and knows what lives there', () => {
  const near = toNearPlace({ ...sighting, place: { kind: 'park', park: 'kanha-national-park' } });
  expect(near?.query).toBe('&park=kanha-national-park&month=11');
  expect(near?.living).toContain('bengal-tiger');
  expect(near?.living).not.toContain('bald-eagle');
});

test.each([
  [26.57123, 93.17123, '&lat=26.5&lng=93.1&month=11'],
  [-33.9, -0.01, '&lat=-33.9&lng=-0.1&month=11'],
])('of a point at %f, %f it is told the cell alone', (lat, lng, query) =>
  expect(toNearPlace({ ...sighting, place: { kind: 'point', lat, lng, name: 'Old weir' } })).toEqual({
    query,
    living: [],
  }),
);

test('a day that is being typed is left out, and no place asks for nothing', () => {
  const park = { kind: 'park' as const, park: 'area-chilika-lake' };
  expect(toNearPlace({ ...sighting, seen_on: '', place: park })).toEqual({
    query: '&park=area-chilika-lake',
    living: [],
  });
  expect(toNearPlace({ ...sighting, place: null })).toBeUndefined();
});
