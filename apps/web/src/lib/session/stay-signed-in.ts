import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/**
 * Tokens are in memory and renewed against the provider's session (false), or in local storage, where they
 * outlast it (true).
 */
const store = createPersistedStore('aranya.stay-signed-in', (stored) => stored === true || stored === 1);

export function getStaySignedIn(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setStaySignedIn(stay: boolean): void {
  updatePersisted(store, () => stay);
}

/** Returns false while prerendering and hydrating. */
export function useStaySignedIn(): boolean {
  return usePersisted(store).value;
}
