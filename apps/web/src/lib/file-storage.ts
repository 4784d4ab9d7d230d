import { clear, createStore, delMany, entries, getMany, set } from 'idb-keyval';

interface StoredFile {
  file: File;
  /** Epoch ms. */
  storedAt: number;
}

const MAX_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 3000;

const store = createStore('aranya', 'files');
const storageKey = (userId: string, id: string) => `${userId}/${id}`;

/** IndexedDB may be missing, forbidden or full, and sometimes never answers. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

/** Stores a file of a user over reloads; returns false where the browser does not. */
export function keepFile(userId: string, id: string, file: File): Promise<boolean> {
  const stored: StoredFile = { file, storedAt: Date.now() };
  return attempt(async () => {
    await set(storageKey(userId, id), stored, store);
    return true;
  }, false);
}

/** Returns files in the order of the ids; undefined for a missing one. */
export function readFiles(userId: string, ids: readonly string[]): Promise<(File | undefined)[]> {
  return attempt(async () => {
    const found = await getMany<StoredFile>(
      ids.map((id) => storageKey(userId, id)),
      store,
    );
    return found.map((one) => (one?.file instanceof Blob ? one.file : undefined));
  }, Array<undefined>(ids.length).fill(undefined));
}

export function dropFiles(userId: string, ids: readonly string[]): Promise<void> {
  return attempt(
    () =>
      delMany(
        ids.map((id) => storageKey(userId, id)),
        store,
      ),
    undefined,
  );
}

/** Removes the files of drafts whose tab was closed. */
export function dropOldFiles(): Promise<void> {
  return attempt(async () => {
    const all = await entries<string, StoredFile>(store);
    const old = all.filter(([, { storedAt }]) => !(Date.now() - storedAt < MAX_AGE_MS));
    await delMany(
      old.map(([key]) => key),
      store,
    );
  }, undefined);
}

/** Removes the files of everybody who used this browser. */
export function clearFiles(): Promise<void> {
  return attempt(() => clear(store), undefined);
}
