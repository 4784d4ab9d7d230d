import { roster } from '../animals/roster';
import type { Track } from '../tracks/track.schema';
import { tracks } from '../tracks/tracks';
import { proseFaults } from './plain-prose';
import { trackAnimalFaults } from './track-animals';
import { duplicateValues } from './unique-values';

const good = { name: 'Amur Falcon', animalId: 46 };

describe('tracks', () => {
  test('48 tracks, by name, each named once', () => {
    expect(tracks).toHaveLength(48);
    const names = tracks.map(({ name }) => name);
    expect(duplicateValues('name', names)).toEqual([]);
    expect(names).toEqual([...names].sort());
  });

  test('each route is told once, in plain prose', () => {
    expect(tracks.flatMap(({ name, summary }) => proseFaults(name, summary))).toEqual([]);
    expect(
      duplicateValues(
        'summary',
        tracks.map(({ summary }) => summary),
      ),
    ).toEqual([]);
  });
});

describe('tracks and the catalogue', () => {
  const caribou = { ...good, name: 'Caribou' };

  test('finds unknown, other and forgotten animals', () => {
    expect(trackAnimalFaults(good, roster)).toEqual([]);
    const [falcon, next] = roster.filter(({ id }) => id === 46 || id === 47);
    const found = (change: Partial<Pick<Track, 'animalId'>>) =>
      trackAnimalFaults({ ...good, ...change }, roster);
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
