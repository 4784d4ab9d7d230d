import { useSyncExternalStore } from 'react';
import {
  addFavorite,
  beforeHydration,
  favoritesSnapshot,
  removeFavorite,
  subscribeToFavorites,
} from './favorites-store';

/**
 * The animals that the visitor keeps in this browser. Read after hydration (`ready`), the same in all tabs, whole
 * whatever the storage holds or refuses; `problem` is a sentence to show when a change could not be kept.
 */
export function useFavorites() {
  const { favorites, ready, problem } = useSyncExternalStore(
    subscribeToFavorites,
    favoritesSnapshot,
    () => beforeHydration,
  );
  return {
    favorites,
    ready,
    problem,
    /** Ids are compared as text. */
    isFavorite: (id: number | string) => favorites.some((favorite) => String(favorite.id) === String(id)),
    add: addFavorite,
    remove: removeFavorite,
  };
}
