import type { Animal } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import {
  type FavoritesAccount,
  type FavoritesAnswer,
  leaveAccount,
  noAccount,
  type PendingChange,
  accountChanges,
  recordChange,
  type ShownFavorites,
  takeAnswer,
} from './favorites-account';
import { m } from '../../lib/language/messages';
import { createPersistedStore, updatePersisted, usePersisted } from '../../lib/persisted-store';
import { getSessionHint, useSessionHint } from '../../lib/session/session-hint';

/** Storage can be edited, so only `id` and `name` are certain. */
export type Favorite = Pick<Animal, 'id' | 'name' | 'description' | 'image'> &
  Partial<Record<TextField, string>>;

type TextField =
  'scientific_name' | 'type' | 'habitat' | 'conservation_status' | 'status_threats' | 'food' | 'region';

type Entry = Record<string, unknown>;

/** Kept unparsed, so that a change preserves what this release cannot read. */
const entriesStore = createPersistedStore('favorites', (stored): readonly unknown[] =>
  Array.isArray(stored) ? stored : [],
);

const accountStore = createPersistedStore('aranya.favorites', readAccount);

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Old releases stored ids as text. */
function parseId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A stored address never loads another site's picture. */
function parseImage(value: unknown): string {
  return /^\/artwork\/animals\/[a-z0-9-]+\.svg$/.test(parseText(value)) ? parseText(value) : '';
}

function parseFavorite(value: unknown): Favorite[] {
  if (!isEntry(value)) return [];
  const id = parseId(value.id);
  const name = parseText(value.name).trim();
  if (id === undefined || name === '') return [];
  // React throws on objects.
  const texts = Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
  return [{ ...texts, id, name, description: parseText(value.description), image: parseImage(value.image) }];
}

function parseFavorites(entries: readonly unknown[]): Favorite[] {
  const seen = new Set<number>();
  return entries.flatMap(parseFavorite).filter(({ id }) => !seen.has(id) && seen.add(id));
}

function readAccount(stored: unknown): FavoritesAccount<unknown> {
  if (!isEntry(stored)) return noAccount;
  const { account, visitor, pending, merged, offset, asOf } = stored;
  return {
    account: typeof account === 'string' ? account : null,
    visitor: Array.isArray(visitor) ? visitor : [],
    pending: Array.isArray(pending) ? pending.filter(isPendingChange) : [],
    merged: Object.fromEntries(
      Object.entries(isEntry(merged) ? merged : {}).map(([id, ids]) => [
        id,
        Array.isArray(ids) ? ids.filter((value): value is number => typeof value === 'number') : [],
      ]),
    ),
    offset: typeof offset === 'number' ? offset : 0,
    asOf: typeof asOf === 'number' ? asOf : 0,
  };
}

function isPendingChange(value: unknown): value is PendingChange {
  if (!isEntry(value)) return false;
  const { account, id, favorite, at } = value;
  return (
    typeof account === 'string' &&
    typeof id === 'number' &&
    typeof favorite === 'boolean' &&
    typeof at === 'number'
  );
}

const entryId = (entry: unknown) => (isEntry(entry) ? parseId(entry.id) : undefined);

/** Storage has two keys; if a crash separates them, the server's next answer corrects the list. */
function update(next: (now: ShownFavorites<unknown>) => ShownFavorites<unknown>): void {
  updatePersisted(accountStore, (account) => account);
  updatePersisted(entriesStore, (entries) => entries);
  const { state, shown } = next({
    state: accountStore.getState().value,
    shown: entriesStore.getState().value,
  });
  updatePersisted(accountStore, () => state);
  updatePersisted(entriesStore, () => shown);
}

function updateEntries(
  change: { id: number; favorite: boolean },
  next: (entries: readonly unknown[]) => readonly unknown[],
): void {
  update((now) => {
    const { state, shown } = getSessionHint() ? now : leaveAccount(now);
    return { state: recordChange(state, change, Date.now()), shown: next(shown) };
  });
}

function add(animal: Animal): void {
  updateEntries({ id: animal.id, favorite: true }, (entries) =>
    parseFavorites(entries).some(({ id }) => id === animal.id) ? entries : [...entries, animal],
  );
}

function remove(id: number | string): void {
  updateEntries({ id: Number(id), favorite: false }, (entries) =>
    entries.filter((entry) => !isEntry(entry) || String(entry.id) !== String(id)),
  );
}

/** Undoes a removal, at the same position. */
function restore(favorite: Favorite, index: number): void {
  updateEntries({ id: favorite.id, favorite: true }, (entries) => {
    const favorites = parseFavorites(entries);
    if (favorites.some(({ id }) => id === favorite.id)) return entries;
    const next = favorites[index];
    const before = next ? entries.findIndex((entry) => entryId(entry) === next.id) : entries.length;
    return [...entries.slice(0, before), favorite, ...entries.slice(before)];
  });
}

export function leaveFavoritesAccount(): void {
  update(leaveAccount);
}

/**
 * Applies a server answer, unless the session has ended.
 * @param animals the whole catalogue
 */
export function takeFavoritesAnswer(answer: FavoritesAnswer, animals: readonly Animal[]): void {
  if (!getSessionHint()) return;
  update((now) =>
    takeAnswer(now, answer, {
      getId: entryId,
      findEntry: (id) => animals.find((animal) => animal.id === id),
    }),
  );
}

/** Returns unconfirmed changes; null until this account's favourites were read here. */
export function pendingFavorites(account: string): PendingChange[] | null {
  updatePersisted(accountStore, (value) => value);
  const { value } = accountStore.getState();
  return value.account === account ? accountChanges(value, account) : null;
}

export function storedFavorites(): ReadonlySet<number> {
  updatePersisted(entriesStore, (entries) => entries);
  return new Set(parseFavorites(entriesStore.getState().value).map(({ id }) => id));
}

export function usePendingFavorites(account: string): number {
  return accountChanges(usePersisted(accountStore).value, account).length;
}

/** Returns the favourites of the remembered account, or the visitor's own. */
export function useFavorites() {
  const { value: entries, ready, unsaved } = usePersisted(entriesStore);
  const { value: account } = usePersisted(accountStore);
  const signedIn = useSessionHint();
  const isAccounts = account.account !== null && signedIn !== false;
  const shown = account.account === null || isAccounts ? entries : account.visitor;
  const favorites = useMemo(() => parseFavorites(shown), [shown]);
  return {
    favorites,
    /** False until hydration. */
    ready,
    /** True when they follow an account to other devices. */
    isAccounts,
    problem: unsaved ? m.favorites_not_stored() : undefined,
    isFavorite: (id: number | string) => favorites.some((favorite) => String(favorite.id) === String(id)),
    add,
    remove,
    restore,
  };
}
