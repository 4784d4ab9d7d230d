import { journeyOf, timelineOf, type Fix } from '@aranya/wildlife-data';
import fc from 'fast-check';
import { advance, type Clock, PLAY_SECONDS, play, seek, trackedSeconds } from './clock.rules';

const DAY = 86_400;
const journey = (from: number, to: number) =>
  journeyOf({
    id: 'a',
    gap_days: 4,
    points: [[0, 0, from * DAY] as Fix, [1, 1, to * DAY] as Fix],
  });
const timeline = timelineOf([journey(0, 10), journey(5, 20), journey(100, 110)]);
const clock: Clock = { time: 0, playing: true, speed: 1 };

test('the whole is played in a fixed time, empty stretches not counted', () => {
  expect(trackedSeconds(timeline)).toBe(30 * DAY);
  const half = advance(clock, (PLAY_SECONDS / 2) * 1000, timeline);
  expect(half.time).toBe(15 * DAY);
  const next = advance({ ...clock, time: 20 * DAY }, 100, timeline);
  expect(next.time).toBe(100 * DAY);
});

test('time with two animals counts once, in whatever order they come', () => {
  expect(trackedSeconds(timelineOf([journey(5, 20), journey(0, 10)]))).toBe(20 * DAY);
  expect(trackedSeconds(timelineOf([journey(0, 10), journey(365, 385)], 'year'))).toBe(20 * DAY);
});

test('twice the speed goes twice as far, and the end pauses', () => {
  expect(advance({ ...clock, speed: 2 }, 15_000, timeline).time).toBe(20 * DAY);
  expect(advance({ ...clock, time: 109 * DAY }, 60_000, timeline)).toMatchObject({
    time: 110 * DAY,
    playing: false,
  });
});

test('a paused clock stands still; playing after the end starts from the beginning', () => {
  const paused = { ...clock, playing: false };
  expect(advance(paused, 1000, timeline)).toBe(paused);
  expect(play({ ...paused, time: timeline.end }, timeline)).toMatchObject({ time: 0, playing: true });
  expect(play({ ...paused, time: DAY }, timeline)).toMatchObject({ time: DAY, playing: true });
  expect(play(paused, timelineOf([journey(5, 5)])).playing).toBe(false);
});

test('seeking stays within the timeline', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200 * DAY, max: 200 * DAY }), (time) => {
      const sought = seek(clock, time, timeline);
      expect(sought.time).toBeGreaterThanOrEqual(timeline.start);
      expect(sought.time).toBeLessThanOrEqual(timeline.end);
      expect(sought.playing).toBe(sought.time < timeline.end);
    }),
  );
});
