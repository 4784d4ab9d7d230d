import { createPersistedStore, updatePersisted, usePersisted } from '../../lib/persisted-store';

/** Somebody who speaks to their device, or shakes, turns single keys off. */
const store = createPersistedStore('aranya.shortcuts', (stored) => stored !== false);

export const setSingleKeys = (on: boolean): void => updatePersisted(store, () => on);

export const useSingleKeys = (): boolean => usePersisted(store).value;
