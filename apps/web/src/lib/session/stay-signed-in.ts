import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/**
 * False keeps tokens in memory, renewed against the provider's session; true keeps them in local storage,
 * where they outlast it.
 */
const store = createPersistedStore('aranya.stay-signed-in', (stored) => stored === true || stored === 1);

export function getStaySignedIn(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setStaySignedIn(stay: boolean): void {
  updatePersisted(store, () => stay);
}

/** False until hydrated. */
export function useStaySignedIn(): boolean {
  return usePersisted(store).value;
}
