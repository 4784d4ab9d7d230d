import type { Animal } from '@aranya/wildlife-data';
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

const listeners = new Set<() => void>();
/** The list that storage refused; it counts until a later change can be kept, or another tab has changed the list. */
let unkept: string | undefined;
let problem: string | undefined;
let last: { stored: string | null; snapshot: FavoritesSnapshot } | undefined;

function stored(): string | null {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(favoritesKey);
  } catch {
    return null;
  }
}

/** The same object as long as nothing changed, as useSyncExternalStore wants. */
export function favoritesSnapshot(): FavoritesSnapshot {
  const now = stored();
  if (last?.stored !== now || last.snapshot.problem !== problem) {
    last = { stored: now, snapshot: { favorites: favoritesOf(now), ready: true, problem } };
  }
  return last.snapshot;
}

export function subscribeToFavorites(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== favoritesKey && event.key !== null) return;
    unkept = undefined;
    listener();
  };
  // A page brought back from the browser's history missed what happened meanwhile.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

function keep(entries: readonly unknown[]): void {
  const text = JSON.stringify(entries);
  try {
    localStorage.setItem(favoritesKey, text);
    unkept = undefined;
    problem = undefined;
  } catch {
    unkept = text;
    problem = notKept;
  }
  for (const listener of listeners) listener();
}

/** Adds a whole record at the end; one that is there already stays as it is. */
export function addFavorite(animal: Animal): void {
  const entries = entriesOf(stored());
  if (!favoritesOf(stored()).some(({ id }) => id === animal.id)) keep([...entries, animal]);
}

/** Takes the animal of this id off the list, if it is there. */
export function removeFavorite(id: number | string): void {
  const entries = entriesOf(stored());
  const rest = entries.filter((entry) => !isEntryOf(entry, id));
  if (rest.length < entries.length) keep(rest);
}
