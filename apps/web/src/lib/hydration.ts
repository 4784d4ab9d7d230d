import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns `fallback` until hydrated, then `read()`, which must be stable. */
export function useClientValue<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
