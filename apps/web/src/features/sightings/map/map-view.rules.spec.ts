import { mapBoxLimits } from '@aranya/contracts';
import { askedBox, parseView, roundView, viewText } from './map-view.rules';

test('an address has the middle and the zoom', () => {
  expect(parseView('26.5,93.1,9')).toEqual({ lat: 26.5, lng: 93.1, zoom: 9 });
  expect(viewText({ lat: 26.5, lng: -93.1, zoom: 9.25 })).toBe('26.5,-93.1,9.25');
  for (const text of ['', '26.5,93.1', '86,0,4', '0,181,4', '26.5,93.1,16', '26.5,93.1,9,1', 'a,b,c'])
    expect(parseView(text)).toBeNull();
});

test('the nearer the map, the finer its middle, which stays where it is when rounded again', () => {
  const middles = [4, 7, 10, 14].map((zoom) => roundView({ lat: 26.571239, lng: 93.174561, zoom }));
  expect(middles.map(({ lat }) => lat)).toEqual([27, 26.6, 26.57, 26.571]);
  expect(middles.map(roundView)).toEqual(middles);
});

test('somebody who stands elsewhere in the same step asks for the same box', () => {
  const around = (lat: number, lng: number) =>
    askedBox({ south: lat - 0.25, west: lng - 0.3, north: lat + 0.25, east: lng + 0.3 });
  expect(around(26.571239, 93.174561)).toEqual({ south: 26.3, west: 92.8, north: 26.9, east: 93.5 });
  expect(around(26.579, 93.171)).toEqual(around(26.571239, 93.174561));
});

test('the box is never wider than the API allows, and never beyond the globe', () => {
  const world = askedBox({ south: -85, west: -260, north: 85, east: 260 });
  expect(world.north - world.south).toBeLessThanOrEqual(mapBoxLimits.height);
  expect(world.east - world.west).toBeLessThanOrEqual(mapBoxLimits.width);
  expect(askedBox({ south: 70, west: 150, north: 89, east: 200 })).toEqual({
    south: 70,
    west: 150,
    north: 90,
    east: 180,
  });
});
