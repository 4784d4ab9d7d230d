import { useSyncExternalStore } from 'react';

/**
 * Whether somebody is signed in, as far as the public pages must know: they load no sign-in SDK, and only the wording
 * of one button depends on it. The community area writes it; it proves nothing.
 */
export const SESSION_HINT_KEY = 'aranya.session';
const key = SESSION_HINT_KEY;
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function subscribeToSessionHint(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Called when another tab of the site signed out. Returns the function that ends it. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !read()) listener();
  };
  // A page brought back from the browser's history missed what happened meanwhile.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !read()) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

export function getSessionHint(): boolean {
  return read();
}

export function setSessionHint(signedIn: boolean): void {
  if (read() === signedIn) return;
  try {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is off: the button keeps its signed-out wording.
  }
  for (const listener of listeners) listener();
}

/** False while prerendering and hydrating, then what the hint says. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribeToSessionHint, read, () => false);
}
