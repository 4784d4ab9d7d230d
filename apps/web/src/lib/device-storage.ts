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

const written = createStore('aranya-queue', 'entries');
const read = createStore('aranya-reading', 'readings');

type Work<T> = (objects: IDBObjectStore) => T | PromiseLike<T>;

/**
 * Stores what people write, shared by all tabs: pictures of drafts under string keys, queued items under
 * arrays. Rejects if the browser stores nothing.
 */
export async function onDevice<T>(
  mode: IDBTransactionMode,
  work: Work<T>,
  patienceMs = TIMEOUT_MS,
): Promise<T> {
  return inTime(written(mode, work), patienceMs);
}

/** Stores what a member read last in the community. Rejects if the browser stores nothing. */
export async function onReadings<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return inTime(read(mode, work), TIMEOUT_MS);
}

/** Removes readings of all users of this browser. */
export async function clearReadings(): Promise<void> {
  await onReadings('readwrite', (objects) => promisifyRequest(objects.clear())).catch(() => undefined);
}

/** Removes draft pictures of all users of this browser, not queued items. */
export async function clearDrafts(): Promise<void> {
  await onDevice('readwrite', (objects) => {
    const strings = IDBKeyRange.upperBound([], true);
    return promisifyRequest(objects.delete(strings));
  }).catch(() => undefined);
}
