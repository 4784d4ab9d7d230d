import { inLanguage } from '../../../testing/in-language';
import { dayLabel, timeOfDay } from './chat-times';

const now = new Date(2026, 2, 15, 12);
const on = (year: number, month: number, day: number, hour = 9) =>
  new Date(year, month - 1, day, hour, 5).toISOString();

test.each([
  [on(2026, 3, 15, 0), 'Today'],
  [on(2026, 3, 16), 'Today'],
  [on(2026, 3, 14, 23), 'Yesterday'],
  [on(2026, 3, 9), 'Monday'],
  [on(2026, 3, 8), 'Sunday 8 March'],
  [on(2025, 12, 31), '31 December 2025'],
])('%s is called %s', (at, label) => {
  expect(dayLabel(at, now)).toBe(label);
});

test.each(['en', 'hi', 'mr'] as const)('times have two digits each: %s', (locale) => {
  inLanguage(locale);
  expect(timeOfDay(on(2026, 3, 15, 6))).toBe('06:05');
  expect(timeOfDay(on(2026, 3, 15, 0))).toBe('00:05');
});
