import { animalCount } from '@aranya/wildlife-data';
import { expect, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const artwork = path.resolve(import.meta.dirname, '../../../web/build/client/artwork');
const pictures = readdirSync(artwork, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.svg') && !name.startsWith('field/'),
);

/** Addresses that the service worker holds. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => url);
  });

/** The worker may still be filling its cache. */
export const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until every picture and every animal's page is held. */
export async function everythingCached(page: Page) {
  await workerReady(page);
  const missing = async () => {
    const paths = new Set((await cached(page)).map((url) => new URL(url).pathname));
    const wanted = [
      ...pictures.map((name) => `/artwork/${name}`),
      ...Array.from({ length: animalCount }, (_, i) => `/animal/${i + 1}`),
    ];
    return wanted.filter((name) => !paths.has(name)).length;
  };
  await expect.poll(missing, { timeout: 120_000 }).toBe(0);
}
