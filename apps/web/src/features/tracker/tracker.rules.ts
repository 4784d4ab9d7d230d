/*
 * When which point of a route is shown, as a pure state machine: the clock is passed in, in milliseconds from any
 * beginning, and never runs backwards. The view draws `shown` points and calls `tick` when `dueAt` has come.
 */

/** Milliseconds from one point to the next at speed 1. */
export const STEP_MS = 800;

/** A moment computed from `dueAt` may be rounded down by a hair; it counts as due all the same. */
const SLACK_MS = 0.01;

export const speeds = [0.5, 1, 2] as const;
export type Speed = (typeof speeds)[number];

export interface Run {
  /** Points of the route. */
  readonly stops: number;
  /** Points shown so far: 1 to `stops`, or 0 where there is no route. */
  readonly shown: number;
  readonly speed: Speed;
  /** Milliseconds of the step that is under way, counted at speed 1, up to `since`. */
  readonly spent: number;
  /** Since when the clock is running; null while paused or done. */
  readonly since: number | null;
}

/** A run at its first point, not yet running. */
export function newRun(stops: number, speed: Speed = 1): Run {
  return { stops, shown: Math.min(1, stops), speed, spent: 0, since: null };
}

export const isPlaying = (run: Run): boolean => run.since !== null;
export const isDone = (run: Run): boolean => run.shown >= run.stops;

const spentAt = (run: Run, now: number) =>
  run.since === null ? run.spent : run.spent + (now - run.since) * run.speed;

/** When the next point is due, on the same clock; null while none will come by itself. */
export function dueAt(run: Run): number | null {
  return run.since === null ? null : run.since + (STEP_MS - run.spent) / run.speed;
}

/** Shows what has become due: one point for each full step, also several after a long absence. */
export function tick(run: Run, now: number): Run {
  if (run.since === null) return run;
  const spent = spentAt(run, now);
  const steps = Math.floor((spent + SLACK_MS) / STEP_MS);
  if (steps < 1) return run;
  const shown = Math.min(run.stops, run.shown + steps);
  return shown === run.stops
    ? { ...run, shown, spent: 0, since: null }
    : { ...run, shown, spent: Math.max(0, spent - steps * STEP_MS), since: now };
}

/** From the first point on, running. */
export function restart(run: Run, now: number): Run {
  const first = newRun(run.stops, run.speed);
  return isDone(first) ? first : { ...first, since: now };
}

/** Goes on from where it was; from the first point where all were shown. */
export function play(run: Run, now: number): Run {
  if (isPlaying(run)) return run;
  return isDone(run) ? restart(run, now) : { ...run, since: now };
}

/** Stops the clock; what was spent of the step is kept. */
export function pause(run: Run, now: number): Run {
  const current = tick(run, now);
  return current.since === null ? current : { ...current, spent: spentAt(current, now), since: null };
}

/** One point on (1) or back (-1), and paused there. */
export function step(run: Run, by: 1 | -1): Run {
  const shown = Math.max(Math.min(1, run.stops), Math.min(run.stops, run.shown + by));
  return { ...run, shown, spent: 0, since: null };
}

/** Another speed from now on; the share of the step that has passed stays. */
export function setSpeed(run: Run, speed: Speed, now: number): Run {
  const current = tick(run, now);
  if (current.since === null) return { ...current, speed };
  return { ...current, speed, spent: spentAt(current, now), since: now };
}
