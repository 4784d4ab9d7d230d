import fc from 'fast-check';
import {
  dueAt,
  isDone,
  isPlaying,
  newRun,
  pause,
  play,
  restart,
  setSpeed,
  speeds,
  step,
  STEP_MS,
  tick,
  type Run,
  type Speed,
} from './tracker.rules';

const shownAt = (run: Run, ...times: number[]) => times.map((now) => tick(run, now).shown);

test('a run shows the first point at once and one more each 800 ms until all are shown', () => {
  const run = restart(newRun(4), 1000);
  expect(shownAt(run, 1000, 1799, 1800, 2599, 2600, 3399, 3400, 9999)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(dueAt(run)).toBe(1800);
  const end = tick(run, 3400);
  expect(isDone(end)).toBe(true);
  expect(isPlaying(end)).toBe(false);
  expect(dueAt(end)).toBeNull();
});

test('late ticks lose nothing of the next step', () => {
  const late = tick(restart(newRun(4), 0), 1000);
  expect(late.shown).toBe(2);
  expect(dueAt(late)).toBe(1600);
});

test('a pause keeps what was spent of the step', () => {
  const paused = pause(restart(newRun(3), 0), 500);
  expect(isPlaying(paused)).toBe(false);
  expect(tick(paused, 60_000)).toBe(paused);
  const on = play(paused, 100_000);
  expect(dueAt(on)).toBe(100_300);
  expect(play(on, 100_100)).toBe(on);
});

test('a pause shows first what was due', () => {
  expect(pause(restart(newRun(4), 0), 900)).toMatchObject({ shown: 2, spent: 100, since: null });
});

test('playing a finished run begins anew; a replay begins anew at any time', () => {
  const done = tick(restart(newRun(3), 0), 5000);
  expect(play(done, 6000)).toMatchObject({ shown: 1, since: 6000 });
  expect(restart(step(newRun(3), 1), 10)).toMatchObject({ shown: 1, spent: 0, since: 10 });
});

test('a step pauses, goes one point and stays within the route', () => {
  const run = restart(newRun(3), 0);
  expect(step(run, 1)).toMatchObject({ shown: 2, since: null });
  expect(step(run, -1).shown).toBe(1);
  expect(step(step(step(run, 1), 1), 1).shown).toBe(3);
});

test('speed changes what is left of the step in proportion', () => {
  const run = restart(newRun(3), 0);
  expect(dueAt(setSpeed(run, 2, 400))).toBe(600);
  expect(dueAt(setSpeed(run, 0.5, 400))).toBe(1200);
  expect(setSpeed(pause(run, 100), 2, 200)).toMatchObject({ speed: 2, since: null });
  expect(restart(setSpeed(run, 2, 0), 50).speed).toBe(2);
});

test('a route of one point or none is done at once', () => {
  expect(restart(newRun(1), 0)).toMatchObject({ shown: 1, since: null });
  expect(restart(newRun(0), 0)).toMatchObject({ shown: 0, since: null });
  expect(step(newRun(0), 1).shown).toBe(0);
});

type Act = 'tick' | 'play' | 'pause' | 'restart' | 'on' | 'back' | Speed;

const acts = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 3000 }),
    act: fc.constantFrom<Act>('tick', 'play', 'pause', 'restart', 'on', 'back', ...speeds),
  }),
  { maxLength: 40 },
);

test('whatever is pressed, the run stays within its route and never runs when done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), acts, (stops, pressed) => {
      let now = 0;
      let run = restart(newRun(stops), now);
      for (const { wait, act } of pressed) {
        now += wait;
        if (act === 'tick') run = tick(run, now);
        else if (act === 'play') run = play(run, now);
        else if (act === 'pause') run = pause(run, now);
        else if (act === 'restart') run = restart(run, now);
        else if (act === 'on') run = step(run, 1);
        else if (act === 'back') run = step(run, -1);
        else run = setSpeed(run, act, now);
        expect(run.shown).toBeGreaterThanOrEqual(1);
        expect(run.shown).toBeLessThanOrEqual(stops);
        expect(isPlaying(run) && isDone(run)).toBe(false);
        expect(run.spent).toBeGreaterThanOrEqual(0);
        expect(run.spent).toBeLessThan(STEP_MS);
      }
    }),
  );
});

test('however often it is looked at, a run shows the same at the same time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1 }), (waits) => {
      const start = restart(newRun(5), 0);
      let now = 0;
      let run = start;
      for (const wait of waits) {
        now += wait;
        run = tick(run, now);
      }
      expect(run.shown).toBe(tick(start, now).shown);
    }),
  );
});

test('playing on at the due time never stalls', () => {
  fc.assert(
    fc.property(fc.constantFrom(...speeds), fc.double({ min: 0, max: 1e7, noNaN: true }), (speed, now) => {
      const run = restart(newRun(3, speed), now);
      const due = dueAt(run) ?? NaN;
      expect(tick(run, due).shown).toBe(2);
    }),
  );
});
