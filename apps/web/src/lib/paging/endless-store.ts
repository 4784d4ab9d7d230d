import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

/** Whoever goes by keys, or wants lists to end, has a button load the next page. */
const store = createPersistedStore('aranya.endless', (stored) => stored !== false);

export const setEndless = (on: boolean): void => updatePersisted(store, () => on);

export const useEndless = (): boolean => usePersisted(store).value;
