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

/** Waits until all that was read is kept. */
export async function everythingKept(page: Page) {
  const reads = () => page.evaluate(() => JSON.parse(localStorage.getItem('aranya-reads') ?? 'null'));
  await expect.poll(reads).toEqual({ choice: 'keep', read: [] });
}
