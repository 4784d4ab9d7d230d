import { isDigestTime, lastDigestDay } from './digest-time';

/** In the time zone of the server, whatever it is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ['on Saturday before the hour', at(28, 6, 59), '2026-11-21', false],
  ['on Saturday at the hour', at(28, 7), '2026-11-28', true],
  ['on Saturday at noon', at(28, 12), '2026-11-28', false],
  ['on Saturday night', at(28, 23), '2026-11-28', false],
  ['on Sunday before the hour', at(29, 6), '2026-11-28', false],
  ['on Sunday morning', at(29, 9), '2026-11-28', true],
  ['on Monday morning', at(30, 9), '2026-11-28', false],
  ['on Friday', at(27, 9), '2026-11-21', false],
])('%s', (_when, now, day, isTime) => {
  expect([lastDigestDay(now), isDigestTime(now)]).toEqual([day, isTime]);
});
