import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * `fallback` while prerendering and hydrating, then `read()`.
 * @param read returns the same value each time
 */
export function useClientValue<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

/** False while prerendering and hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
