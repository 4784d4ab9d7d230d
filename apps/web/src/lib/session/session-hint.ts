import { createPersistedStore, updatePersisted, usePersisted } from '../persisted-store';

const key = 'aranya.session';

const ON_ANOTHER_DEVICE = 'on another device' as const;

/**
 * Tells pages without the sign-in SDK about a session; it proves nothing. A session ended on another device
 * leaves it for other tabs.
 */
const store = createPersistedStore(key, (stored) =>
  stored === ON_ANOTHER_DEVICE ? stored : stored === true || stored === 1,
);

/** False after sign-out; nothing is stored before any sign-in. */
const lastSession = createPersistedStore(key, (stored) => stored !== undefined && stored !== null);

export function getSessionHint(): boolean {
  void store.persist.rehydrate();
  return store.getState().value === true;
}

export function setSessionHint(signedIn: boolean): void {
  if (getSessionHint() !== signedIn) updatePersisted(store, () => signedIn);
}

export function setSignedOutOnAnotherDevice(): void {
  if (getSessionHint()) updatePersisted(store, () => ON_ANOTHER_DEVICE);
}

/** Returns undefined until hydrated and read. */
export function useSessionHint(): boolean | undefined {
  const { value, ready } = usePersisted(store);
  return ready ? value === true : undefined;
}

export function wasSignedIn(): boolean {
  void lastSession.persist.rehydrate();
  return lastSession.getState().value;
}

/** True when this browser has had a session; false until hydrated. */
export function useWasSignedIn(): boolean {
  return usePersisted(lastSession).value;
}

/**
 * Listens for a sign-out in another tab, perhaps caused by another device.
 * @returns a function that stops it
 */
export function onSignedOutElsewhere(listener: (onAnotherDevice: boolean) => void): () => void {
  const tell = () => listener(store.getState().value === ON_ANOTHER_DEVICE);
  const onStorage = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !getSessionHint()) tell();
  };
  // A page in the back/forward cache misses storage events.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !getSessionHint()) tell();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
