import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    now = new Date();
    timer = setInterval(tick, TICK_MS);
    // Hidden tabs throttle timers.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

const itself = (time: Date) => time;

/**
 * Returns the time, or the result of `read`, updated every 30 s by one timer per page. Only a changed result
 * renders: a long feed shows a thousand times.
 */
export function useNow(): Date;
export function useNow<Value extends string | number>(read: (time: Date) => Value): Value;
export function useNow(read: (time: Date) => unknown = itself) {
  return useSyncExternalStore(subscribe, () => read(now));
}
