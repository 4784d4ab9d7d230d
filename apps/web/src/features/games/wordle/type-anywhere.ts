import { createPersistedStore, updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { fieldsOf } from '../shared/stored-values';

const store = createPersistedStore('aranya.games.wordle-keys', (stored) => ({
  anywhere: fieldsOf(stored).anywhere !== false,
}));

/** Whether letters count wherever the focus is. Speech control may send words as single keys, so it can be off. */
export function useTypeAnywhere() {
  const { anywhere } = usePersisted(store).value;
  return { anywhere, setAnywhere: (next: boolean) => updatePersisted(store, () => ({ anywhere: next })) };
}
