import fc from 'fast-check';
import {
  addDays,
  dayNumber,
  toDay,
  dayText,
  earlierDays,
  parseDay,
  playableDay,
  countStreak,
  untilNextDay,
} from './days';

test('the day is the local one, from midnight to midnight', () => {
  expect(toDay(new Date(2026, 10, 22, 0, 0, 0, 0))).toBe('2026-11-22');
  expect(toDay(new Date(2026, 10, 22, 23, 59, 59, 999))).toBe('2026-11-22');
  expect(toDay(new Date(2026, 10, 23))).toBe('2026-11-23');
});

test('days have consecutive numbers, also over leap days and before the first', () => {
  expect(dayNumber('2026-01-01')).toBe(1);
  expect(dayNumber('2026-11-22')).toBe(326);
  expect(dayNumber('2025-12-31')).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 99_999 }), (count) => {
      const day = addDays('2026-01-01', count);
      expect(dayNumber(day)).toBe(count + 1);
      expect(parseDay(day)).toBe(day);
    }),
  );
});

test.each(['', '2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', ' 2026-01-01', null, 20260101])(
  '%p is no day',
  (text) => expect(parseDay(text)).toBeUndefined(),
);

test('an address opens past days and today, otherwise today', () => {
  expect(playableDay('2026-11-20', '2026-11-22')).toBe('2026-11-20');
  expect(playableDay('2026-11-22', '2026-11-22')).toBe('2026-11-22');
  expect(playableDay('2026-11-23', '2026-11-22')).toBe('2026-11-22');
  expect(playableDay('yesterday', '2026-11-22')).toBe('2026-11-22');
  expect(playableDay(null, '2026-11-22')).toBe('2026-11-22');
});

test('earlier days, newest first; texts; time to midnight', () => {
  expect(earlierDays('2026-03-02', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  expect(dayText('2026-11-22')).toBe('Sunday 22 November');
  expect(dayText('2026-11-22', 'short')).toBe('Sun 22 Nov');
  expect(untilNextDay(new Date(2026, 10, 22, 22, 30))).toBe(90 * 60_000);
});

test.each([
  [[], 0, 0],
  [['2026-11-22'], 1, 1],
  // Today may still be won.
  [['2026-11-20', '2026-11-21'], 2, 2],
  [['2026-11-19', '2026-11-20'], 0, 2],
  [['2026-11-22', '2026-11-20', '2026-11-21', '2026-11-10'], 3, 3],
  [['2026-02-28', '2026-03-01', '2026-11-22'], 1, 2],
  // After the clock went back, tomorrow waits.
  [['2026-11-21', '2026-11-22', '2026-11-23'], 2, 2],
  [['2026-11-23'], 0, 0],
])('the days %j are a streak of %i, the longest of %i', (days, current, longest) => {
  expect(countStreak(days, '2026-11-22')).toEqual({ current, longest });
});
