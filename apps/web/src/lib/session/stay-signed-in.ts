import { useSyncExternalStore } from 'react';

const key = 'aranya.stay-signed-in';
const listeners = new Set<() => void>();

/**
 * The visitor's choice of where tokens live: in memory, renewed silently against the provider's session (false, the
 * default), or in local storage, where they outlast that session (true).
 */
export function getStaySignedIn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function setStaySignedIn(stay: boolean): void {
  try {
    if (stay) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is off, and with it the choice.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice for what is drawn: false while prerendering and hydrating, then as it was stored. */
export function useStaySignedIn(): boolean {
  return useSyncExternalStore(subscribe, getStaySignedIn, () => false);
}
