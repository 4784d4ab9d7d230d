import { createStore, promisifyRequest } from 'idb-keyval';

/** IndexedDB sometimes never answers. Large pictures take a while. */
const TIMEOUT_MS = 15_000;

function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const store = createStore('aranya-queue', 'entries');

/**
 * The one store of this device for what somebody writes, the same for every tab. Drafts and their pictures have strings
 * as keys, what waits to be sent has arrays. Rejects where the browser stores nothing.
 */
export async function onDevice<T>(
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => T | PromiseLike<T>,
  patienceMs = TIMEOUT_MS,
): Promise<T> {
  return inTime(store(mode, work), patienceMs);
}

/** Removes the drafts of everybody who used this browser, not what waits to be sent. */
export async function clearDrafts(): Promise<void> {
  await onDevice('readwrite', (objects) => {
    const strings = IDBKeyRange.upperBound([], true);
    return promisifyRequest(objects.delete(strings));
  }).catch(() => undefined);
}
