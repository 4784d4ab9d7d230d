import { tracks } from '@aranya/wildlife-data';
import { falconStops, routePath } from './route';

test('the falcon of the landing stops where its track does', () => {
  const track = tracks.find(({ name }) => name === 'Amur Falcon');
  expect(track?.path.map(({ lat, lng }) => ({ lat, lng }))).toEqual(falconStops);
});

test('a route is one line through all stops', () => {
  expect(
    routePath([
      [0, 0],
      [100, 0],
      [100, 100],
    ]),
  ).toBe('M0 0Q50 -9 100 0Q109 50 100 100');
});
