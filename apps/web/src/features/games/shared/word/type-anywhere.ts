import { createPersistedStore, updatePersisted, usePersisted } from '../../../../lib/persisted-store';
import { storedFields } from '../stored-values';

const store = createPersistedStore('aranya.games.wordle-keys', (stored) => ({
  anywhere: storedFields(stored).anywhere !== false,
}));

/** Players can turn it off, because speech control may send words as single keys. */
export function useTypeAnywhere() {
  const { anywhere } = usePersisted(store).value;
  return { anywhere, setAnywhere: (next: boolean) => updatePersisted(store, () => ({ anywhere: next })) };
}
