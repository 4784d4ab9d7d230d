import { kmBetween, type Track } from '@aranya/wildlife-data';
import { allTracks, animalTrack, kmText, legText, trackBySlug } from './track';

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

test('a track across the date line has neighbouring stops, short legs and its circle over them', () => {
  const track = animalTrack(whale);
  expect(track.slug).toBe('test-whale');
  expect(track.stops.map(({ lng }) => lng)).toEqual([170, 190, 190, 190]);
  expect(track.stops.map(legText)).toEqual(['', '1,110 km east', '2,220 km south', '']);
  expect(track.circle).toEqual({ centre: { lat: 50, lng: 180 }, radius: 10 * 111_000 });
  expect(kmText(track.km)).toBe('3,330 km');
});

test('the circle shows roughly how far a route spreads, as its words say: no stop lies beyond 1.42 radii', () => {
  const shares = allTracks.flatMap(({ stops, circle }) =>
    circle && circle.radius > 0
      ? [Math.max(...stops.map((stop) => (kmBetween(stop, circle.centre) * 1000) / circle.radius))]
      : [],
  );
  expect(shares).toHaveLength(allTracks.length);
  expect(Math.max(...shares)).toBeLessThan(1.42);
  // Some ends lie outside, so the words must not say that it holds the route.
  expect(Math.max(...shares)).toBeGreaterThan(1.05);
});

test('distances are rounded to ten kilometres, and never to none', () => {
  expect([3, 14.9, 1995, 12_345.6].map(kmText)).toEqual(['10 km', '10 km', '2,000 km', '12,350 km']);
});

test('every track has a slug of its own, which finds it', () => {
  expect(new Set(allTracks.map(({ slug }) => slug)).size).toBe(allTracks.length);
  for (const track of allTracks) expect(trackBySlug(track.slug)).toBe(track);
  expect(trackBySlug('no-such-animal')).toBeUndefined();
  expect(trackBySlug(undefined)).toBeUndefined();
});

test('no leg of any track goes the long way round', () => {
  for (const { stops, name } of allTracks) {
    stops.forEach((stop, index) => {
      const before = stops[index - 1];
      if (before) expect([name, Math.abs(stop.lng - before.lng) < 180]).toEqual([name, true]);
    });
  }
});
