import { createPersistedStore, updatePersisted, usePersisted } from '../../lib/persisted-store';

/** People who use speech input, or whose hands tremble, can turn single keys off. */
const store = createPersistedStore('aranya.shortcuts', (stored) => stored !== false);

export const setSingleKeys = (on: boolean): void => updatePersisted(store, () => on);

export const useSingleKeys = (): boolean => usePersisted(store).value;
