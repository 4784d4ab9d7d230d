import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/**
 * Where tokens live: in memory, renewed silently against the provider's session (false, the default), or in local
 * storage, where they outlast that session (true).
 */
const store = createPersistedStore('aranya.stay-signed-in', (stored) => stored === true || stored === 1);

export function getStaySignedIn(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setStaySignedIn(stay: boolean): void {
  updatePersisted(store, () => stay);
}

/** The choice; false while prerendering and hydrating. */
export function useStaySignedIn(): boolean {
  return usePersisted(store).value;
}
