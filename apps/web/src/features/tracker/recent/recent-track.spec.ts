import { journeyOf, pausesOf } from '@aranya/wildlife-data';
import type { LiveStudy } from '@aranya/contracts';
import { cellSentence, lastPositionText, toRecentTrack } from './recent-track';
import { elephants, geese } from './testing/recent-answer';

function convertedTrack(study: LiveStudy, changes: Partial<LiveStudy['tracks'][number]> = {}) {
  const [track] = study.tracks;
  if (!track) throw new Error('No track.');
  return toRecentTrack(study, { ...track, ...changes });
}

test('has the last day, and the credit and licence of its study', () => {
  const goose = convertedTrack(geese);
  expect(lastPositionText(goose)).toBe('last position: 19 March 2026');
  expect(goose.source).toEqual({
    credit: 'Example A, Sample B. 2025. Data from: Geese',
    licence_url: geese.licenceUrl,
  });
  expect(goose.period).toEqual({ from: '2026-03-10T12:00:00.000Z', to: '2026-03-19T12:00:00.000Z' });
});

test.each([
  [7, 'Elephas maximus', { species: 'Asian Elephant', portrait: 'asian-elephant' }],
  [null, 'Cuculus canorus', { species: 'Common cuckoo', portrait: 'common-cuckoo' }],
  [null, 'Vulpes ferrilata', { species: 'Vulpes ferrilata', portrait: 'animal' }],
  [null, null, { species: 'Species not named', portrait: 'animal' }],
])('animal %s, %s: its name and portrait', (animalId, scientificName, expected) => {
  expect(convertedTrack(geese, { animalId, scientificName })).toMatchObject(expected);
});

test('tells why places are cells, and nothing of exact ones', () => {
  expect(cellSentence(convertedTrack(elephants))).toBe(
    'Places are shown as cells of about 22 km and two weeks late, because this species is threatened or its status is unknown.',
  );
  expect(cellSentence(convertedTrack(geese))).toBeUndefined();
});

test('a stay in one cell is a pause, not a gap', () => {
  const elephant = convertedTrack(elephants);
  const journey = journeyOf(elephant);
  expect(journey.fixes).toHaveLength(13);
  const times = journey.fixes.map(([, , time]) => time);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(pausesOf(journey)).toMatchObject([
    { days: 10, lat: expect.closeTo(11.5), lng: expect.closeTo(76.7) },
  ]);
});
