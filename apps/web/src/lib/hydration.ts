import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns `fallback` until hydrated, then `read()`, which must return the same value each time. */
export function useClientValue<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
