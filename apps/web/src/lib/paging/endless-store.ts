import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/** People who use the keyboard, or who want lists to end, can have a button load the next page. */
const store = createPersistedStore('aranya.endless', (stored) => stored !== false);

export const setEndless = (on: boolean): void => updatePersisted(store, () => on);

export const useEndless = (): boolean => usePersisted(store).value;
