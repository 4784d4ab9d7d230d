import { firstMutedWord } from '@aranya/contracts';
import { samplePost } from '../../testing/samples';
import { writtenText } from './written-text';

test('a muted word counts in free names and in what a place is called, and nowhere else in a sighting', () => {
  const species = ['free:birds:Rude bird', 'chital'].map((key) => ({ species: key, count: null }));
  const place = { kind: 'point' as const, lat: 20, lng: 79, name: 'Dirty pond' };
  const sighting = { species, place, seen_on: '2026-05', protected: true };
  const text = writtenText({ ...samplePost(1), content: 'Look', sighting });
  expect(text).toBe('Look\nRude bird\nDirty pond');
  expect(firstMutedWord(text, ['rude'])).toBe('rude');
});
