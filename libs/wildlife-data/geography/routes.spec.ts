import type { Track } from '../src/tracks/track.schema';
import { tracks } from '../src/tracks/tracks';
import { kmBetween, type GeoPosition } from '../src/measured/geometry';
import { drawnLine } from './drawn-line';
import { readLand } from './land-outline';
import { routeFaults } from './route-faults';

const isLand = readLand();

describe('the land outline', () => {
  test.each([
    ['Delhi', 28.6, 77.2],
    ['Greenland', 75, -40],
    ['Madagascar', -19, 46.5],
    ['Sri Lanka', 7.3, 80.7],
    ['Chukotka, west of the date line', 67, 179],
    ['Chukotka, east of the date line', 66.5, -177],
    ['Wrangel Island, on the date line', 71.2, 180],
    ['the South Pole', -89.9, 0],
    ['Antarctica at the date line', -84.5, 180],
    ['Lake Victoria, which counts as land', -1, 33],
  ])('%s is land', (_, lat, lng) => expect(isLand({ lat, lng })).toBe(true));

  test.each([
    ['the Arabian Sea', 15, 65],
    ['the Palk Strait', 10, 79.8],
    ['the Bering Strait', 65.8, -168.5],
    ['the Bering Sea at the date line', 58, 180],
    ['the Pacific at the date line', 0, -180],
    ['the North Pole', 89.9, 0],
    ['the Ross Sea', -74, -175],
  ])('%s is not', (_, lat, lng) => expect(isLand({ lat, lng })).toBe(false));
});

describe('the line that a Web Mercator map draws', () => {
  const mumbai: GeoPosition = { lat: 19.08, lng: 72.88 };

  test('contains both ends and no gap wider than the step', () => {
    const line = drawnLine(mumbai, { lat: 70, lng: 10 }, 5);
    expect(kmBetween(line[0] ?? mumbai, mumbai)).toBeLessThan(0.001);
    expect(line.at(-1)?.lat).toBeCloseTo(70, 6);
    const gaps = line.slice(1).map((place, at) => kmBetween(line[at] ?? place, place));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
  });

  test('is straight on the map: halfway is nearer to the pole than the mean latitude', () => {
    const line = drawnLine({ lat: 0, lng: 0 }, { lat: 80, lng: 0 }, 1);
    expect(line[(line.length - 1) / 2]?.lat ?? 0).toBeCloseTo(57.04, 1);
  });

  test('takes the short way over the date line', () => {
    const line = drawnLine({ lat: 10, lng: 170 }, { lat: -10, lng: -170 }, 10);
    expect(line.filter(({ lng }) => Math.abs(lng) < 169.9)).toEqual([]);
    expect(line.every(({ lng }) => Math.abs(lng) <= 180)).toBe(true);
  });
});

describe('routes stay in their medium', () => {
  const track = (medium: Track['medium'], ...points: [number, number, string][]): Track => ({
    name: 'Sample',
    emoji: '🐾',
    path: points.map(([lat, lng, place]) => ({ lat, lng, place })),
    medium,
    kind: 'range',
    summary: '',
    source: { title: '', url: '' },
  });

  test('finds a walk through the sea and a swim over land', () => {
    const acrossTheBay: [number, number, string][] = [
      [13.2, 79.5, 'Tamil Nadu'],
      [18, 95, 'Myanmar'],
    ];
    const acrossIndia: [number, number, string][] = [
      [15, 72, 'Arabian Sea'],
      [15, 82, 'Bay of Bengal'],
    ];
    expect(routeFaults(track('land', ...acrossTheBay), isLand)).toHaveLength(1);
    expect(routeFaults(track('land', ...acrossIndia), isLand)).toHaveLength(1);
    expect(routeFaults(track('sea', ...acrossIndia), isLand)).toHaveLength(1);
    expect(routeFaults(track('air', ...acrossIndia), isLand)).toEqual([]);
  });

  test('finds land on the date line', () => {
    expect(routeFaults(track('sea', [71.2, 177, 'West'], [71.2, -176, 'East']), isLand)).toHaveLength(1);
  });

  test('finds a small island in the way', () => {
    expect(routeFaults(track('sea', [-8.4, -15, 'South'], [-7.4, -13.8, 'North']), isLand)).toHaveLength(1);
  });

  test('the tolerance covers a beach, but not land far from it', () => {
    const beach: [number, number, string] = [10.37, 79.38, 'Adirampattinam'];
    expect(routeFaults(track('sea', beach, [10.1, 79.5, 'Palk Bay']), isLand)).toEqual([]);
    expect(
      routeFaults(track('sea', [10.8, 79.2, 'Thanjavur'], [10.1, 79.5, 'Palk Bay']), isLand),
    ).toHaveLength(1);
  });

  test('finds a river animal in the sea, or at a place without a river', () => {
    expect(routeFaults(track('river', [25.3, 87, 'The Ganga at Bhagalpur']), isLand)).toEqual([]);
    expect(routeFaults(track('river', [15, 65, 'The Ganga in the sea']), isLand)).toHaveLength(1);
    expect(routeFaults(track('river', [25.3, 87, 'Bhagalpur']), isLand)).toHaveLength(1);
  });

  test.each(tracks.map((track) => [track.name, track] as const))('%s', (_, track) => {
    expect(routeFaults(track, isLand)).toEqual([]);
  });

  test('all media occur, and some routes cross the date line', () => {
    expect(new Set(tracks.map(({ medium }) => medium))).toEqual(new Set(['air', 'land', 'sea', 'river']));
    const crossing = tracks.filter(({ path }) =>
      path.some(({ lng }, at) => Math.abs(lng - (path[at - 1]?.lng ?? lng)) > 180),
    );
    expect(crossing.length).toBeGreaterThanOrEqual(5);
  });
});
