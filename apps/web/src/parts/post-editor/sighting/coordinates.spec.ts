import { coordinatesIn, parseCoordinates, roundedPoint } from './coordinates';

test.each<[string, number, number]>([
  ['26.57, 93.17', 26.57, 93.17],
  ['26.57 93.17', 26.57, 93.17],
  ['-1.4061, 35.0085', -1.4061, 35.0085],
  ['26.5712° N 93.1712° E', 26.5712, 93.1712],
  ['26.5712°N, 93.1712°E', 26.5712, 93.1712],
  ['N 26.5 E 93.1', 26.5, 93.1],
  ['93.17 E, 26.57 N', 26.57, 93.17],
  ['1.4061 S 35.0085 E', -1.4061, 35.0085],
  [`26°34'12"N 93°10'12"E`, 26.57, 93.17],
  ['26°34.2′N, 93°10.2′E', 26.57, 93.17],
  ['26.57123456, 93.17123456', 26.57123, 93.17123],
])('%s is a point', (text, lat, lng) => {
  expect(parseCoordinates(text)).toEqual({ lat, lng });
});

test.each([
  '',
  '26.57',
  'Kaziranga',
  '91, 10',
  '10, 181',
  '26.57 N 93.17',
  '26 N 93 N',
  '1, 2, 3',
  '-26 N, 93 E',
])('%j is none', (text) => expect(parseCoordinates(text)).toBeNull());

test('a link to a map has a point', () => {
  expect(coordinatesIn('https://www.google.com/maps/@26.5712,93.1712,15z')).toEqual({
    lat: 26.5712,
    lng: 93.1712,
  });
  expect(coordinatesIn('https://maps.apple.com/?ll=26.5712,93.1712')).toEqual({ lat: 26.5712, lng: 93.1712 });
  expect(coordinatesIn('https://www.openstreetmap.org/#map=15/26.5712/93.1712')).toEqual({
    lat: 26.5712,
    lng: 93.1712,
  });
  expect(coordinatesIn('２０．２４８４，\u200b ７９．３４３２')).toEqual({ lat: 20.2484, lng: 79.3432 });
  expect(coordinatesIn('7JCM+9V Bokakhat')).toBeNull();
});

test('a point around the world is rounded to about a metre', () => {
  expect(roundedPoint({ lat: 26.571234567, lng: 453.171234 })).toEqual({ lat: 26.57123, lng: 93.17123 });
  expect(roundedPoint({ lat: 95, lng: -190 })).toEqual({ lat: 90, lng: 170 });
});
