import type { Sighting } from '@aranya/contracts';
import { dayIn, dayText, timeText } from './time-text';

test('in the first hours of a day in India the day is not that of UTC', () => {
  const moment = new Date('2026-11-25T20:00:00Z');
  expect([dayIn(moment, 'Asia/Kolkata'), dayIn(moment, 'UTC')]).toEqual(['2026-11-26', '2026-11-25']);
});

test('a day is told in words', () => {
  expect(dayText('2026-11-26')).toBe('26 November 2026');
});

const sighting: Sighting = { species: [], place: null, seen_on: '2026-11', protected: true };

test.each([
  [null, '2026-11-01T00:00:00.000Z'],
  [{ ...sighting, protected: false }, '2026-11-01T00:00:00.000Z'],
  [sighting, 'November 2026'],
  [{ ...sighting, others_see: { place: null, seen_on: '2026-11' } }, '2026-11-01T00:00:00.000Z'],
])('the time of a post with the sighting %j is %s', (given, text) => {
  expect(timeText({ createdAt: '2026-11-01T00:00:00.000Z', sighting: given })).toBe(text);
});
