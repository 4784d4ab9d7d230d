import { checkPlaces } from './check-places';

const LENGTH = 4_000;
/** Far above what is measured (40 ms), far below what backtracking takes. */
const LIMIT_MS = 5_000;

const hostile = [
  '1',
  '1.',
  '1.1',
  '1,1',
  '1 ',
  ' ',
  '\n',
  '20.2484,79.3432 ',
  '20.2484,79.3432',
  '20.2484 ',
  "20°14'",
  '20 14 ',
  '1:1:',
  'n1',
  'N 1.2345 ',
  'lat ',
  'lat:1.1 ',
  'a.',
  '///a.b.',
  '///',
  'a.b.c',
  '/',
  'maps.',
  'maps.app.goo.gl/',
  'https://',
  'https://1.2345,2.3456/',
  'goo . gl ',
  'geo:1,',
  'geohash:',
  '2345',
  '2345+67',
  '7JGX68XV+9C ',
  '44Q',
  '44Q LH 12345 12345 ',
  '44Q 326899 2239829 ',
  'zone ',
  'Zone 3 ',
  'Khatoda ',
  'Khatoda gate ',
  'tiger ',
  '#tiger',
  '#',
  '(',
  '((1.2345,2.3456',
  ')',
  '\u200b',
  '\u0301',
  '👩‍👩‍👧',
  '-',
  '+',
  '%2c',
  'at gps at gps ',
];

test.each(hostile)('4,000 characters of %j are read in time', (unit) => {
  const text = `tiger Tadoba ${unit.repeat(LENGTH / unit.length)}`;
  const began = Date.now();
  checkPlaces(text, [text.slice(0, 200)]);
  expect(Date.now() - began).toBeLessThan(LIMIT_MS);
});
