import type { WorkboxPlugin } from 'workbox-core/types';
import type { PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { keyOf } from './revisions';

declare const self: ServiceWorkerGlobalScope;

export const CACHE_NAME = 'aranya-later';
/** So few at a time that whatever a page asks for meanwhile goes before. */
const LANES = 2;

/**
 * What is kept after the worker has been installed: pictures and the pages of single animals.
 * Each is kept when a page first asks for it, and all of them in the background when `keepAll` is called. A file whose
 * revision is still the same survives a new version.
 */
export function keptLater(entries: readonly PrecacheEntry[], onlyWanted: WorkboxPlugin) {
  const keys = new Map(
    entries.map(({ url, revision = null }) => [url, keyOf(url, revision, self.location.origin)]),
  );
  const pathOf = (request: Request) => decodeURIComponent(new URL(request.url).pathname);
  const strategy = new CacheFirst({
    cacheName: CACHE_NAME,
    // The browser's own cache may give pictures of the last version for a day.
    fetchOptions: { cache: 'no-cache' },
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keys.get(pathOf(request)) ?? request },
      onlyWanted,
    ],
  });
  let keeping: Promise<void> | undefined;
  let halt: AbortController | undefined;

  async function keepOneByOne(
    event: ExtendableEvent,
    left: Iterator<[string, string]>,
    signal: AbortSignal,
  ): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    for (let next = left.next(); !next.done && !signal.aborted; next = left.next()) {
      const [path, key] = next.value;
      if (await cache.match(key)) continue;
      const request = new Request(path, { credentials: 'same-origin', priority: 'low', signal });
      const [, done] = strategy.handleAll({ event, request });
      await done;
    }
  }

  async function keepAll(event: ExtendableEvent): Promise<void> {
    // One shared iterator: each lane takes the next.
    const left = keys.entries();
    halt = new AbortController();
    const { signal } = halt;
    try {
      await Promise.all(Array.from({ length: LANES }, () => keepOneByOne(event, left, signal)));
    } catch {
      // No network, or no room: the next page that is opened goes on from here.
    }
  }

  return {
    has: (path: string) => keys.has(path),
    answer: (path: string, request: Request, event: ExtendableEvent): Promise<Response> => {
      // A window asks with its query and by a mode that no copy may have; the page is the same for all of them.
      const plain = request.mode === 'navigate' ? new Request(path, { credentials: 'same-origin' }) : request;
      return strategy.handle({ event, request: plain });
    },
    keepAll: (event: ExtendableEvent): Promise<void> => {
      keeping ??= keepAll(event).finally(() => {
        keeping = undefined;
      });
      return keeping;
    },
    /** Breaks off `keepAll`: a browser lets no newer worker in while this one has something to do. */
    stop: (): void => halt?.abort(),
    /** Deletes what belongs to other versions. */
    forgetOthers: async (): Promise<void> => {
      const cache = await caches.open(CACHE_NAME);
      const wanted = new Set(keys.values());
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
  };
}
