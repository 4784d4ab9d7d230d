import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

const key = 'aranya.session';

/**
 * Whether somebody is signed in, for pages that load no sign-in SDK. The community writes it; it proves nothing.
 */
const store = createPersistedStore(key, (stored) => stored === true || stored === 1);

export function getSessionHint(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setSessionHint(signedIn: boolean): void {
  if (getSessionHint() !== signedIn) updatePersisted(store, () => signedIn);
}

/** The hint; false while prerendering and hydrating. */
export function useSessionHint(): boolean {
  return usePersisted(store).value;
}

/** Calls back when another tab signs out. Returns the function that stops it. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !getSessionHint()) listener();
  };
  // A page restored from the back/forward cache has missed storage events.
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
