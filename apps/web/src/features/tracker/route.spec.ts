import type { Track } from '@aranya/wildlife-data';
import { allRoutes, kmText, legText, routeBySlug, routeOf } from './route';

const whale: Track = {
  name: 'Test whale',
  emoji: '🐋',
  path: [
    { lat: 60, lng: 170, place: 'West of the line' },
    { lat: 60, lng: -170, place: 'East of the line' },
    { lat: 40, lng: -170, place: 'South of there' },
    { lat: 40, lng: -170, place: 'South of there, still' },
  ],
  medium: 'sea',
  kind: 'migration',
  summary: 'Swims.',
  source: { title: 'A paper', url: 'https://example.org/' },
};

test('a route across the date line has neighbouring stops, short legs and its circle over them', () => {
  const route = routeOf(whale);
  expect(route.slug).toBe('test-whale');
  expect(route.stops.map(({ lng }) => lng)).toEqual([170, 190, 190, 190]);
  expect(route.stops.map(legText)).toEqual(['', '1,110 km east', '2,220 km south', '']);
  expect(route.circle).toEqual({ centre: { lat: 50, lng: 180 }, radius: 10 * 111_000 });
  expect(kmText(route.km)).toBe('3,330 km');
});

test('distances are told to the nearest ten, and never as none', () => {
  expect([3, 14.9, 1995, 12_345.6].map(kmText)).toEqual(['10 km', '10 km', '2,000 km', '12,350 km']);
});

test('every track has a slug of its own, which finds it', () => {
  expect(new Set(allRoutes().map(({ slug }) => slug)).size).toBe(allRoutes().length);
  for (const route of allRoutes()) expect(routeBySlug(route.slug)).toBe(route);
  expect(routeBySlug('no-such-animal')).toBeUndefined();
  expect(routeBySlug(null)).toBeUndefined();
});

test('no leg of any track goes the long way round', () => {
  for (const { stops, track } of allRoutes()) {
    stops.forEach((stop, index) => {
      const before = stops[index - 1];
      if (before) expect([track.name, Math.abs(stop.lng - before.lng) < 180]).toEqual([track.name, true]);
    });
  }
});
