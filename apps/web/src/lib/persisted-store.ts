import { useEffect } from 'react';
import { create } from 'zustand';
import { persist, type StorageValue } from 'zustand/middleware';

export interface Persisted<T> {
  value: T;
  /** False while prerendering and hydrating. */
  ready: boolean;
  /** The browser refused to store the last change. */
  unsaved: boolean;
}

export type PersistedStore<T> = ReturnType<typeof createPersistedStore<T>>;

/**
 * Keeps a value in local storage, shared by all tabs; where `parse` returns `undefined`, the initial value
 * counts.
 */
export function createPersistedStore<T>(name: string, parse: (stored: unknown) => T) {
  const store = create<Persisted<T>>()(
    persist((): Persisted<T> => ({ value: parse(undefined), ready: false, unsaved: false }), {
      name,
      skipHydration: true,
      partialize: ({ value }): unknown => value,
      merge: (stored) => ({ value: parse(stored), ready: true, unsaved: false }),
      storage: { getItem, setItem, removeItem: () => localStorage.removeItem(name) },
    }),
  );

  function getItem(): StorageValue<unknown> | null {
    try {
      return { state: JSON.parse(localStorage.getItem(name) ?? 'null') };
    } catch {
      return null;
    }
  }

  function setItem(_name: string, { state }: StorageValue<unknown>): void {
    let unsaved = false;
    try {
      localStorage.setItem(name, JSON.stringify(state));
    } catch {
      unsaved = true;
    }
    // Changing the state stores it once more.
    if (store.getState().unsaved !== unsaved) store.setState({ unsaved });
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === name || key === null) void store.persist.rehydrate();
    });
    // A page in the back/forward cache misses storage events.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) refresh(store);
    });
  }
  return store;
}

/** Reads storage again, unless that would lose a value that storage refused. */
function refresh<T>(store: PersistedStore<T>): void {
  if (!store.getState().unsaved) void store.persist.rehydrate();
}

/** Returns the initial value until hydrated. */
export function usePersisted<T>(store: PersistedStore<T>): Persisted<T> {
  useEffect(() => refresh(store), [store]);
  return store();
}

/** Updates the value after reading what another tab stored. */
export function updatePersisted<T>(store: PersistedStore<T>, next: (now: T) => T): void {
  refresh(store);
  store.setState({ value: next(store.getState().value) });
}
