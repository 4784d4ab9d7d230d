import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/** Keyboard users, and people who want lists to end, can load pages by a button. */
const store = createPersistedStore('aranya.endless', (stored) => stored !== false);

export const setEndless = (on: boolean): void => updatePersisted(store, () => on);

export const useEndless = (): boolean => usePersisted(store).value;
