import { createPersistedStore, updatePersisted } from '../persisted-store';

/** The provider missed a sign-out, so its session would let in anybody who uses this browser. */
const store = createPersistedStore('aranya.ask-password', (stored) => stored === true);

export function getAsksPassword(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setAsksPassword(asks: boolean): void {
  if (getAsksPassword() !== asks) updatePersisted(store, () => asks);
}
