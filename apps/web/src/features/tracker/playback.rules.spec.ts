import fc from 'fast-check';
import {
  choose,
  dueAt,
  finish,
  isDone,
  isPlaying,
  newPlayback,
  pause,
  play,
  restart,
  setSpeed,
  reachedAt,
  SLOW,
  speeds,
  step,
  STEP_MS,
  tick,
  type Playback,
  type Speed,
} from './playback.rules';

const shownAt = (playback: Playback, ...times: number[]) => times.map((now) => tick(playback, now).shown);

test('shows the first stop at once and one more each 800 ms until all are shown', () => {
  const playback = restart(newPlayback(4), 1000);
  expect(shownAt(playback, 1000, 1799, 1800, 2599, 2600, 3399, 3400, 9999)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(dueAt(playback)).toBe(1800);
  const end = tick(playback, 3400);
  expect(isDone(end)).toBe(true);
  expect(isPlaying(end)).toBe(false);
  expect(dueAt(end)).toBeNull();
});

test('late ticks lose nothing of the next step', () => {
  const late = tick(restart(newPlayback(4), 0), 1000);
  expect(late.shown).toBe(2);
  expect(dueAt(late)).toBe(1600);
});

test('a pause keeps what was spent of the step', () => {
  const paused = pause(restart(newPlayback(3), 0), 500);
  expect(isPlaying(paused)).toBe(false);
  expect(tick(paused, 60_000)).toBe(paused);
  const on = play(paused, 100_000);
  expect(dueAt(on)).toBe(100_300);
  expect(play(on, 100_100)).toBe(on);
});

test('a pause first shows what was due', () => {
  expect(pause(restart(newPlayback(4), 0), 900)).toMatchObject({ shown: 2, spent: 100, since: null });
});

test('play after the end starts over; replay starts over at any time', () => {
  const done = tick(restart(newPlayback(3), 0), 5000);
  expect(play(done, 6000)).toMatchObject({ shown: 1, since: 6000 });
  expect(restart(step(newPlayback(3), 1), 10)).toMatchObject({ shown: 1, spent: 0, since: 10 });
});

test('a stop that is chosen pauses the run, and counts as chosen until another step', () => {
  const playing = restart(newPlayback(4, 2), 0);
  const chosen = choose(playing, 3, 500);
  expect(chosen).toMatchObject({ shown: 3, speed: 2, since: null, chosen: 500 });
  const on = play(chosen, 600);
  expect(on.chosen).toBe(500);
  const after = [tick(on, 1000), step(chosen, -1), restart(chosen, 600), finish(chosen)];
  expect(after.map((each) => each.chosen)).toEqual([null, null, null, null]);
});

test('a finished route has all its stops and does not play', () => {
  expect(finish(restart(newPlayback(4, 2), 0))).toMatchObject({ shown: 4, speed: 2, since: null });
});

test('a step pauses, moves one stop and stays within the track', () => {
  const playback = restart(newPlayback(3), 0);
  expect(step(playback, 1)).toMatchObject({ shown: 2, since: null });
  expect(step(playback, -1).shown).toBe(1);
  expect(step(step(step(playback, 1), 1), 1).shown).toBe(3);
});

test('speed changes what is left of the step in proportion', () => {
  const playback = restart(newPlayback(3), 0);
  expect(dueAt(setSpeed(playback, 2, 400))).toBe(600);
  expect(dueAt(setSpeed(playback, SLOW, 400))).toBe(2400);
  expect(setSpeed(pause(playback, 100), 2, 200)).toMatchObject({ speed: 2, since: null });
  expect(restart(setSpeed(playback, 2, 0), 50).speed).toBe(2);
});

test('between two stops the animal is as far as the step, and it waits where it was paused', () => {
  const playback = restart(newPlayback(3), 0);
  expect([0, 400, 800, 5000].map((now) => reachedAt(playback, now))).toEqual([1, 1.5, 2, 2]);
  expect(reachedAt(pause(playback, 200), 9000)).toBe(1.25);
  expect(reachedAt(finish(playback), 9000)).toBe(3);
});

test('a track of one stop or none is done at once', () => {
  expect(restart(newPlayback(1), 0)).toMatchObject({ shown: 1, since: null });
  expect(restart(newPlayback(0), 0)).toMatchObject({ shown: 0, since: null });
  expect(step(newPlayback(0), 1).shown).toBe(0);
});

type Action = 'tick' | 'play' | 'pause' | 'restart' | 'on' | 'back' | Speed;

const actions = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 3000 }),
    action: fc.constantFrom<Action>('tick', 'play', 'pause', 'restart', 'on', 'back', ...speeds),
  }),
  { maxLength: 40 },
);

test('whatever is pressed, it stays within the track and never plays when done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), actions, (stops, pressed) => {
      let now = 0;
      let playback = restart(newPlayback(stops), now);
      for (const { wait, action } of pressed) {
        now += wait;
        if (action === 'tick') playback = tick(playback, now);
        else if (action === 'play') playback = play(playback, now);
        else if (action === 'pause') playback = pause(playback, now);
        else if (action === 'restart') playback = restart(playback, now);
        else if (action === 'on') playback = step(playback, 1);
        else if (action === 'back') playback = step(playback, -1);
        else playback = setSpeed(playback, action, now);
        expect(playback.shown).toBeGreaterThanOrEqual(1);
        expect(playback.shown).toBeLessThanOrEqual(stops);
        expect(isPlaying(playback) && isDone(playback)).toBe(false);
        expect(playback.spent).toBeGreaterThanOrEqual(0);
        expect(playback.spent).toBeLessThan(STEP_MS);
      }
    }),
  );
});

test('the number of ticks does not change what is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1 }), (waits) => {
      const start = restart(newPlayback(5), 0);
      let now = 0;
      let playback = start;
      for (const wait of waits) {
        now += wait;
        playback = tick(playback, now);
      }
      expect(playback.shown).toBe(tick(start, now).shown);
    }),
  );
});

test('a tick at the due time shows the next stop', () => {
  fc.assert(
    fc.property(fc.constantFrom(...speeds), fc.double({ min: 0, max: 1e7, noNaN: true }), (speed, now) => {
      const playback = restart(newPlayback(3, speed), now);
      const due = dueAt(playback) ?? NaN;
      expect(tick(playback, due).shown).toBe(2);
    }),
  );
});
