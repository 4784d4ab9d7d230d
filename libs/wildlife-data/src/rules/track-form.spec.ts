import { roster } from '../animals/roster';
import type { Track } from '../tracks/track';
import { tracks } from '../tracks/tracks';
import { proseFaults } from './plain-prose';
import { sourceFaults } from './sources';
import { trackAnimalFaults, trackFaults } from './track-form';
import { duplicateValues } from './unique-values';

const good: Track = {
  name: 'Amur Falcon',
  emoji: '🦅',
  path: [
    { lat: 50, lng: 127, place: 'Amur' },
    { lat: 26, lng: 94, place: 'Nagaland' },
    { lat: -27, lng: 29, place: 'South Africa' },
  ],
  medium: 'air',
  kind: 'migration',
  summary:
    'It leaves the Amur in autumn, eats termites in Nagaland and crosses the sea to reach southern Africa.',
  source: { title: 'A page', url: 'https://example.org/page' },
  animalId: 46,
};
const [first, second, third] = good.path;

describe('the form of tracks', () => {
  test('a good track has no faults', () => expect(trackFaults(good)).toEqual([]));

  test.each<[string, Partial<Track>]>([
    ['2 points', { path: good.path.slice(1) }],
    ['6 points', { path: [...good.path, ...good.path] }],
    ['latitude 86', { path: [{ lat: 86, lng: 0, place: 'Near the pole' }, ...good.path] }],
    ['longitude 181', { path: [{ lat: 0, lng: 181, place: 'Pacific' }, ...good.path] }],
    ['latitude NaN', { path: [{ lat: NaN, lng: 0, place: 'Nowhere' }, ...good.path] }],
    ["the place ''", { path: [{ lat: 0, lng: 0, place: '' }, ...good.path] }],
    ["the place '     '", { path: [{ lat: 0, lng: 0, place: '     ' }, ...good.path] }],
    ["'Amur' twice running", { path: [{ lat: 0, lng: 0, place: 'Amur' }, ...good.path] }],
    ["'Amur' twice running", { path: [{ lat: 50, lng: 127, place: 'Heilong' }, ...good.path] }],
    ["'' is not one emoji", { emoji: '' }],
    ["'🦅🦅' is not one emoji", { emoji: '🦅🦅' }],
    ["'F' is not one emoji", { emoji: 'F' }],
    ['a summary of 79 characters', { summary: `It ${'flies '.repeat(12)}far.` }],
    ['a summary of 221 characters', { summary: `It ${'flies '.repeat(35)}so long.` }],
    ...[`${good.summary} It rests. It returns.`, good.summary.slice(0, -1), `but ${good.summary}`].map(
      (summary): [string, Partial<Track>] => ['a summary not of one or two sentences', { summary }],
    ),
  ])('finds %s', (fault, change) => {
    expect(trackFaults({ ...good, ...change })).toEqual([`Amur Falcon: ${fault}`]);
  });

  test.each(['     ', 'Ape'])('finds the name %j', (name) =>
    expect(trackFaults({ ...good, name })).toEqual([`${name}: the name`]),
  );

  test.each<[string, Partial<Track>]>([
    ['four points', { path: [...good.path, { lat: 85, lng: -180, place: 'Pole' }] }],
    ['a name of four letters', { name: 'Orca' }],
    ['two sentences', { summary: `${good.summary} It rests.` }],
    ['80 characters', { summary: `It ${'flies '.repeat(12)}home.` }],
    ['220 characters', { summary: `It ${'flies '.repeat(35)}so far.` }],
    ['one place on another meridian', { path: good.path.map((point) => ({ ...point, lat: 1 })) }],
    ['one place on another parallel', { path: good.path.map((point) => ({ ...point, lng: 1 })) }],
  ])('accepts %s', (_, change) => expect(trackFaults({ ...good, ...change })).toEqual([]));

  test('accepts an emoji of several code points and a return to the first place', () => {
    expect(trackFaults({ ...good, emoji: '🐻‍❄️' })).toEqual([]);
    const there = [first, second, third, first].flatMap((point) => (point ? [point] : []));
    expect(trackFaults({ ...good, path: there })).toEqual([]);
  });

  test('48 tracks, by name, each named once and well formed', () => {
    expect(tracks).toHaveLength(48);
    expect(tracks.flatMap(trackFaults)).toEqual([]);
    const names = tracks.map(({ name }) => name);
    expect(duplicateValues('name', names)).toEqual([]);
    expect(names).toEqual([...names].sort());
  });

  test('each route is told once, in plain prose, with its source', () => {
    expect(tracks.flatMap(({ name, summary }) => proseFaults(name, summary))).toEqual([]);
    expect(
      duplicateValues(
        'summary',
        tracks.map(({ summary }) => summary),
      ),
    ).toEqual([]);
    expect(tracks.flatMap(({ name, source }) => sourceFaults({ name, sources: [source] }))).toEqual([]);
  });
});

describe('tracks and the catalogue', () => {
  const caribou = { ...good, name: 'Caribou' };

  test('finds unknown, other and forgotten animals', () => {
    expect(trackAnimalFaults(good, roster)).toEqual([]);
    const [falcon, next] = roster.filter(({ id }) => id === 46 || id === 47);
    const found = (change: Partial<Track>) => trackAnimalFaults({ ...good, ...change }, roster);
    expect(found({ animalId: 9999 })).toEqual(['Amur Falcon: no animal 9999']);
    expect(found({ animalId: next?.id })).toEqual([`Amur Falcon: animal 47 is ${next?.name}`]);
    expect(found({ animalId: undefined })).toEqual([`Amur Falcon: the catalogue has it as ${falcon?.id}`]);
    expect(trackAnimalFaults({ ...caribou, animalId: 88 }, roster)).toEqual([]);
    expect(trackAnimalFaults({ ...caribou, animalId: 89 }, roster)).toHaveLength(1);
  });

  test('each animalId is the animal of that name, no animal has two tracks, and most tracks have an animal', () => {
    expect(tracks.flatMap((track) => trackAnimalFaults(track, roster))).toEqual([]);
    const ids = tracks.flatMap(({ animalId }) => animalId ?? []);
    expect(duplicateValues('animalId', ids)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(32);
  });
});
