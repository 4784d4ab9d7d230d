import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows and what never changes while the page lives: `before` while prerendering and hydrating, so
 * that the first drawing agrees with the HTML, and `read()` from then on.
 * @param read gives the same value each time
 */
export function useAfterHydration<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}

const yes = () => true;

/** False while prerendering and hydrating: the HTML knows no query string, and a form sent then would go nowhere. */
export function useHydrated(): boolean {
  return useAfterHydration(yes, false);
}
