import { endOfDay, timeLeft, untilText } from './moderation-dates';

const now = new Date('2026-03-15T12:00:00Z');

test.each([
  ['2026-03-27T13:00:00Z', '12 days left'],
  ['2026-03-16T13:00:00Z', '1 day left'],
  ['2026-03-15T20:00:00Z', 'less than a day left'],
  ['2026-03-15T11:00:00Z', 'no time left'],
])('until %s there is %s', (until, words) => expect(timeLeft(until, now)).toBe(words));

test('a suspension lasts through its last day, which cannot be past', () => {
  expect(new Date(endOfDay('2026-03-20', now) ?? '').getTime()).toBe(
    new Date(2026, 2, 20, 23, 59, 59).getTime(),
  );
  expect(endOfDay('2026-03-14', now)).toBeNull();
  expect(endOfDay('', now)).toBeNull();
  expect(untilText(null)).toBe('with no end date');
});
