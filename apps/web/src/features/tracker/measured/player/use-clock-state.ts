import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from './clock.rules';
import type { PlayerClock } from './clock-store';

const SAMPLE_MS = 250;

/** Returns one value of the clock, and renders when it changes. */
export function useClockValue<Value>(clock: PlayerClock, pick: (state: Clock) => Value): Value {
  const read = () => pick(clock.store.getState());
  return useSyncExternalStore(clock.store.subscribe, read, read);
}

/** Returns the time some four times a second while it runs, and at once when somebody pauses or seeks. */
export function useSampledTime(clock: PlayerClock): number {
  const [time, setTime] = useState(() => clock.store.getState().time);
  useEffect(() => {
    let last = -Infinity;
    const sample = ({ time: next, playing }: Clock) => {
      const now = performance.now();
      if (playing && now - last < SAMPLE_MS) return;
      last = now;
      setTime(next);
    };
    sample(clock.store.getState());
    return clock.store.subscribe(sample);
  }, [clock]);
  return time;
}
