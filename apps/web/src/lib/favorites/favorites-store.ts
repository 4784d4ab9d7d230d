import type { Animal } from '@aranya/wildlife-data';
import { storedText } from '../stored-text';
import { entriesOf, favoritesOf, isEntryOf, type Favorite } from './favorite';

/** The key that the specification names. */
export const favoritesKey = 'favorites';

export type FavoritesSnapshot = {
  favorites: readonly Favorite[];
  /** False while prerendering and hydrating: nothing can be said yet, not even that there are none. */
  ready: boolean;
  /** A sentence for the reader when the last change could not be kept. */
  problem: string | undefined;
};

const notKept =
  'This browser did not let us keep your favorites. They stay until you leave or reload this page.';

export const beforeHydration: FavoritesSnapshot = { favorites: [], ready: false, problem: undefined };

const store = storedText(favoritesKey);
let last: { stored: string | null; snapshot: FavoritesSnapshot } | undefined;

/** The same object as long as nothing changed, as useSyncExternalStore wants. */
export function favoritesSnapshot(): FavoritesSnapshot {
  const stored = store.read();
  const problem = store.isUnkept() ? notKept : undefined;
  if (last?.stored !== stored || last.snapshot.problem !== problem) {
    last = { stored, snapshot: { favorites: favoritesOf(stored), ready: true, problem } };
  }
  return last.snapshot;
}

export const subscribeToFavorites = store.subscribe;

const keep = (entries: readonly unknown[]): void => store.keep(JSON.stringify(entries));

/** Adds a whole record at the end; one that is there already stays as it is. */
export function addFavorite(animal: Animal): void {
  const entries = entriesOf(store.read());
  if (!favoritesOf(store.read()).some(({ id }) => id === animal.id)) keep([...entries, animal]);
}

/** Takes the animal of this id off the list, if it is there. */
export function removeFavorite(id: number | string): void {
  const entries = entriesOf(store.read());
  const rest = entries.filter((entry) => !isEntryOf(entry, id));
  if (rest.length < entries.length) keep(rest);
}
