import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A constant that only the browser knows: `fallback` while prerendering and hydrating, `read()` from then on.
 * @param read must return the same value each time
 */
export function useClientValue<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

/** False while prerendering and hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
