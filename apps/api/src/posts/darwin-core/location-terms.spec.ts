import { parkReach, parks } from '@aranya/wildlife-data';
import { locationTerms } from './location-terms';

const seen = (place: Parameters<typeof locationTerms>[0]['place'], seen_on: string, isProtected = true) =>
  locationTerms({ species: [], place, seen_on, protected: isProtected });

test('a pin is given as it is, and says nothing of its uncertainty', () => {
  expect(seen({ kind: 'point', lat: 21.5, lng: -79, name: 'Old weir' }, '2026-11-03', false)).toEqual({
    locality: 'Old weir',
    decimalLatitude: 21.5,
    decimalLongitude: -79,
    geodeticDatum: 'WGS84',
    coordinateUncertaintyInMeters: undefined,
    eventDate: '2026-11-03',
  });
});

test('a pin with more decimals is rounded to a metre', () =>
  expect(seen({ kind: 'point', lat: 21.123456789, lng: 1e-7 }, '2026-11-03', false)).toMatchObject({
    decimalLatitude: 21.12346,
    decimalLongitude: 0,
  }));

test.each([
  [0.02, '2026-11-02/2026-11-08', 1573, /square of 0\.02°.*its week/],
  // Twice the way to its corner: a small area may reach over the edge of the cell that stands for it.
  [0.2, '2026-11', 31453, /square of 0\.2°.*its month/],
] as const)('a square of %f° says its reach and what it hides', (degrees, day, reach, words) => {
  expect(seen({ kind: 'cell', lat: 21.5, lng: 79.1, degrees }, day)).toMatchObject({
    eventDate: day,
    decimalLatitude: 21.5,
    coordinateUncertaintyInMeters: reach,
    dataGeneralizations: expect.stringMatching(words) as string,
    informationWithheld: expect.stringContaining('exact place and day') as string,
  });
});

test('a park is given by its middle and as far as it may reach', () => {
  const slug = 'kanha-national-park';
  const park = parks.find((each) => each.slug === slug);
  const given = seen({ kind: 'park', park: slug }, '2026-11-03', false);
  expect(given).toMatchObject({
    locality: 'Kanha National Park',
    stateProvince: 'Madhya Pradesh',
    countryCode: 'IN',
    decimalLatitude: park?.coordinates.lat,
    coordinateUncertaintyInMeters: Math.ceil(parkReach(slug) * 111_200),
  });
  expect(given).not.toHaveProperty('informationWithheld');
  expect(seen({ kind: 'park', park: slug }, '2026-11')).toMatchObject({
    dataGeneralizations: 'The date is given as its month.',
    informationWithheld: 'The exact day is withheld to protect the animal.',
  });
});

test('a state and a withheld place have no coordinates, and say so', () => {
  expect(seen({ kind: 'state', state: 'Assam' }, '2026-11')).toEqual({
    eventDate: '2026-11',
    countryCode: 'IN',
    stateProvince: 'Assam',
    dataGeneralizations: 'The place is given as its state. The date is given as its month.',
    informationWithheld: 'The exact place and day are withheld to protect the animal.',
  });
  expect(seen(null, '2026-11')).toEqual({
    eventDate: '2026-11',
    dataGeneralizations: 'The date is given as its month.',
    informationWithheld: expect.stringMatching(
      /^The place, where it was noted, and the day are withheld/,
    ) as string,
  });
  expect(seen(null, '2026-11-03', false)).toEqual({ eventDate: '2026-11-03' });
});
