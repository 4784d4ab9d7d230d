import { firstMutedWord } from '@aranya/contracts';
import { samplePost } from '../../testing/samples';
import { writtenText } from './written-text';

test('a muted word counts in free names, and nowhere else among animals', () => {
  const species = ['free:birds:Rude bird', 'chital'].map((key) => ({ species: key, count: null }));
  const sighting = { species, place: null, seen_on: '2026-05', protected: true };
  const text = writtenText({ ...samplePost(1), content: 'Look', sighting });
  expect(text).toBe('Look\nRude bird');
  expect(firstMutedWord(text, ['rude'])).toBe('rude');
});
