import type { Animal } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { createPersistedStore, updatePersisted, usePersisted } from './persisted-store';

/** Anybody can edit what is stored, so only `id` and `name` are certain. */
export type Favorite = Pick<Animal, 'id' | 'name' | 'description' | 'image'> &
  Partial<Record<TextField, string>>;

type TextField =
  'scientific_name' | 'type' | 'habitat' | 'conservation_status' | 'status_threats' | 'food' | 'region';

type Entry = Record<string, unknown>;

/** Unparsed, so that a change keeps what this release cannot read. */
const entriesStore = createPersistedStore('favorites', (stored): readonly unknown[] =>
  Array.isArray(stored) ? stored : [],
);

const NOT_STORED =
  'This browser did not let us keep your favorites. They stay until you leave or reload this page.';

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Old releases stored ids as text. */
function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Never a picture of another site. */
function imageOf(value: unknown): string {
  return /^\/artwork\/animals\/[a-z0-9-]+\.svg$/.test(textOf(value)) ? textOf(value) : '';
}

function favoriteOf(value: unknown): Favorite[] {
  if (!isEntry(value)) return [];
  const id = idOf(value.id);
  const name = textOf(value.name).trim();
  if (id === undefined || name === '') return [];
  // React throws on objects.
  const texts = Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
  return [{ ...texts, id, name, description: textOf(value.description), image: imageOf(value.image) }];
}

function favoritesOf(entries: readonly unknown[]): Favorite[] {
  const seen = new Set<number>();
  return entries.flatMap(favoriteOf).filter(({ id }) => !seen.has(id) && seen.add(id));
}

function add(animal: Animal): void {
  updatePersisted(entriesStore, (entries) =>
    favoritesOf(entries).some(({ id }) => id === animal.id) ? entries : [...entries, animal],
  );
}

function remove(id: number | string): void {
  updatePersisted(entriesStore, (entries) =>
    entries.filter((entry) => !isEntry(entry) || String(entry.id) !== String(id)),
  );
}

/** Undoes a removal: the animal returns to its place. */
function restore(favorite: Favorite, index: number): void {
  updatePersisted(entriesStore, (entries) => {
    const favorites = favoritesOf(entries);
    if (favorites.some(({ id }) => id === favorite.id)) return entries;
    const next = favorites[index];
    const before = next && entries.findIndex((entry) => isEntry(entry) && idOf(entry.id) === next.id);
    return entries.toSpliced(before ?? entries.length, 0, favorite);
  });
}

/** The visitor's favorite animals. Ids are compared as text. */
export function useFavorites() {
  const { value: entries, ready, unsaved } = usePersisted(entriesStore);
  const favorites = useMemo(() => favoritesOf(entries), [entries]);
  return {
    favorites,
    /** False until hydrated. */
    ready,
    problem: unsaved ? NOT_STORED : undefined,
    isFavorite: (id: number | string) => favorites.some((favorite) => String(favorite.id) === String(id)),
    add,
    remove,
    restore,
  };
}
