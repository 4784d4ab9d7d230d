import { expect, type Page } from '@playwright/test';

/** Addresses that the service worker holds. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => url);
  });

export const cachedPaths = async (page: Page) =>
  (await cached(page)).map((url) => decodeURI(new URL(url).pathname));

/** The worker may still be filling its cache. */
export const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

const reads = (page: Page): Promise<{ choice: string; read: string[] } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('aranya-reads') ?? 'null'));

/** Waits until the page counts as read: the code that counts loads after it. */
export const countedAsRead = (page: Page, path: string) =>
  expect
    .poll(async () => [...((await reads(page))?.read ?? []), ...(await cachedPaths(page))])
    .toContain(path);

/** Waits until all that was read is kept. */
export const everythingKept = (page: Page) =>
  expect.poll(() => reads(page)).toEqual({ choice: 'keep', read: [] });

/** Kept on this device, by the key of its query. */
export const keptReadings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('aranya-reading');
        // The site makes the store.
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onerror = () => resolve([]);
        open.onsuccess = () => {
          const keys = open.result.transaction('readings').objectStore('readings').getAllKeys();
          keys.onerror = () => reject(keys.error as Error);
          keys.onsuccess = () => {
            open.result.close();
            resolve(keys.result.map((key) => String((key as string[])[1])));
          };
        };
      }),
  );

/** Everything that the browser stores for the site, as one text. */
export const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await answered(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll())
        texts.push(answer.url, await answer.text());
    return texts.join('\n');
  });
