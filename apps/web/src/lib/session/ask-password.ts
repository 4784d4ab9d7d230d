import { createPersistedStore, updatePersisted } from '../persisted-store';

/** The provider was not told of a sign-out, so its session would let anybody in who uses this browser. */
const store = createPersistedStore('aranya.ask-password', (stored) => stored === true);

export function getAsksPassword(): boolean {
  void store.persist.rehydrate();
  return store.getState().value;
}

export function setAsksPassword(asks: boolean): void {
  if (getAsksPassword() !== asks) updatePersisted(store, () => asks);
}
