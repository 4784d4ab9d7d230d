import type { Timeline } from '@aranya/wildlife-data';
import { createStore } from 'zustand/vanilla';
import * as rules from './clock.rules';

/** Keeps a slow or hidden tab from jumping ahead. */
const MAX_FRAME_MS = 250;

/**
 * Runs a player's clock outside of React: layers and fields read each frame, panels a few times a second.
 * @param still begins at the end, and plays in a few steps
 */
export function createClock(timeline: Timeline, still: boolean) {
  const store = createStore<rules.Clock>(() => ({
    time: still ? timeline.end : timeline.start,
    playing: false,
    speed: 1,
  }));
  const { getState, setState } = store;
  let frame = 0;
  let last = 0;
  let waited = 0;

  const run = (now: number) => {
    const elapsed = Math.min(MAX_FRAME_MS, now - last);
    last = now;
    waited += elapsed;
    if (!still || waited * getState().speed >= (rules.PLAY_SECONDS / rules.STILL_STEPS) * 1000) {
      setState(rules.advance(getState(), waited, timeline));
      waited = 0;
    }
    if (getState().playing) frame = requestAnimationFrame(run);
  };
  const start = () => {
    cancelAnimationFrame(frame);
    last = performance.now();
    waited = 0;
    frame = requestAnimationFrame(run);
  };

  return {
    timeline,
    store,
    play: () => {
      setState(rules.play(getState(), timeline));
      if (getState().playing) start();
    },
    pause: () => setState({ playing: false }),
    seek: (time: number) => setState(rules.seek(getState(), time, timeline)),
    setSpeed: (speed: rules.ClockSpeed) => setState({ speed }),
    end: () => cancelAnimationFrame(frame),
  };
}

export type PlayerClock = ReturnType<typeof createClock>;
