/* Times are milliseconds of a clock that never runs backwards; the caller calls `tick` at `dueAt`. */

export const STEP_MS = 800;

/** Allows for the rounding of `dueAt`. */
const SLACK_MS = 0.01;

/** A step takes 4 seconds, so that a route of three or four stops runs for 8 to 12. */
export const SLOW = 0.2;
export const speeds = [SLOW, 1, 2] as const;
export type Speed = (typeof speeds)[number];

export interface Playback {
  readonly stops: number;
  /** From 1 to `stops`, or 0 without a track. */
  readonly shown: number;
  readonly speed: Speed;
  /** Milliseconds of the current step until `since`, at speed 1. */
  readonly spent: number;
  /** Null while paused or done. */
  readonly since: number | null;
  /** When the stop was chosen from the list, which has said it; null after any other step. */
  readonly chosen: number | null;
}

export function newPlayback(stops: number, speed: Speed = 1): Playback {
  return { stops, shown: Math.min(1, stops), speed, spent: 0, since: null, chosen: null };
}

export const isPlaying = (playback: Playback): boolean => playback.since !== null;
export const isDone = (playback: Playback): boolean => playback.shown >= playback.stops;

const spentAt = ({ since, spent, speed }: Playback, now: number) =>
  since === null ? spent : spent + (now - since) * speed;

/** Returns how far along the stops the animal is: 2.5 is half of the way from the second to the third. */
export function reachedAt(playback: Playback, now: number): number {
  if (isDone(playback)) return playback.shown;
  return playback.shown + Math.min(1, spentAt(playback, now) / STEP_MS);
}

export function dueAt({ since, spent, speed }: Playback): number | null {
  return since === null ? null : since + (STEP_MS - spent) / speed;
}

/** Shows several stops after a long absence. */
export function tick(playback: Playback, now: number): Playback {
  if (playback.since === null) return playback;
  const spent = spentAt(playback, now);
  const steps = Math.floor((spent + SLACK_MS) / STEP_MS);
  if (steps < 1) return playback;
  const shown = Math.min(playback.stops, playback.shown + steps);
  return shown === playback.stops
    ? { ...playback, shown, spent: 0, since: null, chosen: null }
    : { ...playback, shown, spent: Math.max(0, spent - steps * STEP_MS), since: now, chosen: null };
}

export function restart(playback: Playback, now: number): Playback {
  const first = newPlayback(playback.stops, playback.speed);
  return isDone(first) ? first : { ...first, since: now };
}

/** Starts at the first stop when all were shown. */
export function play(playback: Playback, now: number): Playback {
  if (isPlaying(playback)) return playback;
  return isDone(playback) ? restart(playback, now) : { ...playback, since: now };
}

export function pause(playback: Playback, now: number): Playback {
  const current = tick(playback, now);
  return current.since === null ? current : { ...current, spent: spentAt(current, now), since: null };
}

/** Moves by one stop and pauses there. */
export function step(playback: Playback, by: 1 | -1): Playback {
  const shown = Math.max(Math.min(1, playback.stops), Math.min(playback.stops, playback.shown + by));
  return { ...playback, shown, spent: 0, since: null, chosen: null };
}

/** Shows the stops up to one that was chosen from the list, and pauses there. */
export function choose(playback: Playback, shown: number, now: number): Playback {
  return { ...playback, shown, spent: 0, since: null, chosen: now };
}

/** Shows all stops at once. */
export function finish({ stops, speed }: Playback): Playback {
  return { ...newPlayback(stops, speed), shown: stops };
}

export function setSpeed(playback: Playback, speed: Speed, now: number): Playback {
  const current = tick(playback, now);
  if (current.since === null) return { ...current, speed };
  return { ...current, speed, spent: spentAt(current, now), since: now };
}
