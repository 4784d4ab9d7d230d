import { useSyncExternalStore } from 'react';
import { type Day, toDay } from '../../../../lib/daily/days';

/** A suspended tab has no timers, so its return counts as a tick. */
function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, 20_000);
  document.addEventListener('visibilitychange', onTick);
  window.addEventListener('pageshow', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
    window.removeEventListener('pageshow', onTick);
  };
}

const today = () => toDay(new Date());

/** Returns the device's day, updated at midnight; undefined until hydrated. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(subscribe, today, () => undefined);
}

const minute = () => Math.floor(Date.now() / 60_000);

/** Returns the current time in whole minutes; undefined until hydrated. */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribe, minute, () => undefined);
  return now === undefined ? undefined : new Date(now * 60_000);
}
