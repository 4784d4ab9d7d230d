import { nextTracked, type Timeline } from '@aranya/wildlife-data';

export const clockSpeeds = [0.5, 1, 2, 4] as const;
export type ClockSpeed = (typeof clockSpeeds)[number];

/** The duration of a whole timeline at speed 1. */
export const PLAY_SECONDS = 45;
/** Without motion a timeline plays in this many steps. */
export const STILL_STEPS = 45;

export interface Clock {
  /** Seconds since 1970. */
  readonly time: number;
  readonly playing: boolean;
  readonly speed: ClockSpeed;
}

/** Counts the seconds in which an animal is tracked. */
export function trackedSeconds({ entries }: Timeline): number {
  const spans = entries
    .map(({ journey, offset }) => [journey.start - offset, journey.end - offset] as const)
    .sort(([a], [b]) => a - b);
  let [sum, reached] = [0, -Infinity];
  for (const [from, to] of spans) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

/** Advances the clock by milliseconds: it skips times without any animal, and pauses at the end. */
export function advance(clock: Clock, elapsedMs: number, timeline: Timeline): Clock {
  if (!clock.playing) return clock;
  const rate = (trackedSeconds(timeline) / PLAY_SECONDS) * clock.speed;
  const time = nextTracked(timeline, Math.min(timeline.end, clock.time + (elapsedMs / 1000) * rate));
  return { ...clock, time, playing: time < timeline.end };
}

/** Starts again when the end was reached. */
export function play(clock: Clock, { start, end }: Timeline): Clock {
  return { ...clock, playing: end > start, time: clock.time >= end ? start : clock.time };
}

/** Keeps playing or paused, but does not play on from the end. */
export function seek(clock: Clock, time: number, { start, end }: Timeline): Clock {
  const within = Math.min(end, Math.max(start, time));
  return { ...clock, time: within, playing: clock.playing && within < end };
}
