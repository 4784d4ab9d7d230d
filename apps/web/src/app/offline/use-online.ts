import { useSyncExternalStore } from 'react';

/** How long after a failure the server is asked again, in milliseconds. */
const AGAIN = 3000;

/** The server was asked, and there was no way to it, whatever the browser believes. */
let cutOff = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  if (cutOff === now) return;
  cutOff = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * False when the browser knows that it has no network, or `watchNetwork` has found none. True proves nothing. While
 * prerendering and hydrating it is true.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !cutOff,
    () => true,
  );
}

/**
 * Asks whether a network that the browser believes in leads to the server, and while it does not, again and again. A
 * slow answer is none: only a refusal counts. Returns the function that ends it.
 */
export function watchNetwork(): () => void {
  let ended = false;
  const ask = async () => {
    const reached = await fetch('/api/health', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (ended) return;
    tell(!reached);
    if (!reached) timer = setTimeout(() => void ask(), AGAIN);
  };
  void ask();
  return () => {
    ended = true;
    clearTimeout(timer);
    tell(false);
  };
}
