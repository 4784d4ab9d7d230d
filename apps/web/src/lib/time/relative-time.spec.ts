import { inLanguage } from '../../testing/in-language';
import { relativeTime, shortTime } from './relative-time';

// Local times make the expectations hold in every time zone.
const now = new Date(2026, 2, 15, 12, 0, 0);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('relativeTime', () => {
  test.each([
    [ago(0), 'just now'],
    [ago(59_999), 'just now'],
    [ago(MINUTE), '1 minute ago'],
    [ago(59 * MINUTE + 59_999), '59 minutes ago'],
    [ago(HOUR), '1 hour ago'],
    [ago(23 * HOUR), '23 hours ago'],
    [ago(24 * HOUR), 'yesterday'],
    [new Date(2026, 2, 13, 23, 59), '2 days ago'],
    [new Date(2026, 2, 9, 12), '6 days ago'],
    [new Date(2026, 2, 8, 12), 'last week'],
    [new Date(2026, 1, 22, 12), '3 weeks ago'],
    [new Date(2026, 1, 15, 12), 'last month'],
    [new Date(2025, 3, 15, 12), '11 months ago'],
    [new Date(2025, 2, 15, 12), 'last year'],
    [new Date(2023, 2, 16, 12), '2 years ago'],
  ])('%s reads %s', (then, words) => {
    expect(relativeTime(then, now)).toBe(words);
  });

  test('yesterday is a calendar day: 47 hours before one in the morning are two days', () => {
    const early = new Date(2026, 2, 15, 1, 0);
    expect(relativeTime(new Date(2026, 2, 13, 2, 0), early)).toBe('2 days ago');
    expect(relativeTime(new Date(2026, 2, 14, 0, 30), early)).toBe('yesterday');
  });

  test('a future time reads as now', () => {
    expect(relativeTime(new Date(2026, 2, 15, 12, 4), now)).toBe('just now');
  });

  test('an invalid date is empty', () => {
    expect(relativeTime(new Date('soon'), now)).toBe('');
  });
});

describe('shortTime', () => {
  test.each([
    [ago(-MINUTE), 'now'],
    [ago(59_999), 'now'],
    [ago(4 * MINUTE), '4m'],
    [ago(59 * MINUTE + 59_999), '59m'],
    [ago(3 * HOUR), '3h'],
    [ago(25 * HOUR), '1d'],
    [new Date(2026, 2, 9, 12), '6d'],
    [new Date(2026, 2, 8, 12), '8 Mar'],
    [new Date(2025, 11, 31, 12), '31 Dec 2025'],
    [new Date('soon'), ''],
  ])('%s reads %s', (then, short) => {
    expect(shortTime(then, now)).toBe(short);
  });
});

test.each([
  ['hi', '5 मिनट पहले', 'कल'],
  ['mr', '5 मिनिटांपूर्वी', 'काल'],
] as const)('a page in %s tells times in its language', (locale, minutes, yesterday) => {
  inLanguage(locale);
  expect(relativeTime(ago(5 * MINUTE), now)).toBe(minutes);
  expect(relativeTime(ago(25 * HOUR), now)).toBe(yesterday);
});
