import { useSyncExternalStore } from 'react';

const TICK = 30_000;

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
    timer = setInterval(tick, TICK);
    // Timers sleep with a hidden tab: its times must be right as soon as it is looked at again.
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

/** The present moment, renewed every half minute. One clock drives every time on the page. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
