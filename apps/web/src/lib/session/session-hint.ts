import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

const key = 'aranya.session';

/** The community writes this hint for pages without the sign-in SDK; it proves nothing. */
const store = createPersistedStore(key, (stored) => stored === true || stored === 1);

/** Signing out stores false; without any sign-in nothing is stored. */
const lastSession = createPersistedStore(key, (stored) => stored !== undefined && stored !== null);

export function getSessionHint(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setSessionHint(signedIn: boolean): void {
  if (getSessionHint() !== signedIn) updatePersisted(store, () => signedIn);
}

/** Returns undefined while prerendering and hydrating, and until the hint is read. */
export function useSessionHint(): boolean | undefined {
  const { value, ready } = usePersisted(store);
  return ready ? value : undefined;
}

export function wasSignedIn(): boolean {
  void lastSession.persist.rehydrate();
  return lastSession.getState().value;
}

/**
 * Returns true when somebody was signed in with this browser before, and false while prerendering and
 * hydrating.
 */
export function useWasSignedIn(): boolean {
  return usePersisted(lastSession).value;
}

/**
 * Listens for a sign-out in another tab.
 * @returns a function that stops it
 */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !getSessionHint()) listener();
  };
  // A page in the back/forward cache misses storage events.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !getSessionHint()) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
