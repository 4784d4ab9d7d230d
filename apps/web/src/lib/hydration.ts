import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** `fallback` until hydrated, then `read()`, which returns the same value each time. */
export function useClientValue<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

/** False while prerendering and hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
