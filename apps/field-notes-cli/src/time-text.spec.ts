import type { Sighting } from '@aranya/contracts';
import { timeText } from './time-text';

const sighting: Sighting = { species: [], place: null, seen_on: '2026-11', protected: true };

test.each([
  [null, '2026-11-01T00:00:00.000Z'],
  [{ ...sighting, protected: false }, '2026-11-01T00:00:00.000Z'],
  [sighting, 'November 2026'],
  [{ ...sighting, others_see: { place: null, seen_on: '2026-11' } }, '2026-11-01T00:00:00.000Z'],
])('the time of a post with the sighting %j is %s', (given, text) => {
  expect(timeText({ createdAt: '2026-11-01T00:00:00.000Z', sighting: given })).toBe(text);
});
