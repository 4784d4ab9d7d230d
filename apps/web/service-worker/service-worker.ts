import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keptLater } from './kept-later';
import { onlyRevision } from './revisions';
import { whatToDo } from './what-to-do';

/**
 * Three lists, none of which is in this source: the build's last step (tools/workspace/web-build/service-worker.mjs)
 * writes the two of files, and the server writes the pages with the revisions that it sends when it starts.
 */
declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[];
  __KEPT_LATER: PrecacheEntry[];
  /** Every page by its path, with its ETag without quotes. */
  __PAGES: Record<string, string>;
};

/** Where the page lies that holds no screen: the browser draws whatever the address asks for. */
const FALLBACK = '/app-shell';

const atOnce = self.__WB_MANIFEST;
const later = self.__KEPT_LATER;
const pageRevisions = self.__PAGES;

// The pages of single animals come later: until then the fallback page draws them from the scripts.
const isLaterPage = (path: string) => path.startsWith('/animal/');
const pages = Object.keys(pageRevisions).filter((path) => path !== FALLBACK);
const toEntry = (path: string): PrecacheEntry => ({ url: path, revision: pageRevisions[path] });
const laterEntries = [...later, ...pages.filter(isLaterPage).map(toEntry)];

const revisions = new Map<string, { kind: 'page' | 'file'; revision: string | null }>();
for (const { url, revision = null } of [...atOnce, ...later]) revisions.set(url, { kind: 'file', revision });
for (const [path, revision] of Object.entries(pageRevisions)) revisions.set(path, { kind: 'page', revision });
const onlyWanted = onlyRevision((path) => revisions.get(path));

addPlugins([onlyWanted]);
precache([...atOnce, ...[...pages.filter((path) => !isLaterPage(path)), FALLBACK].map(toEntry)]);
const kept = keptLater(laterEntries, onlyWanted);

const holdings = {
  pages: new Set(pages),
  files: new Set([...atOnce, ...later].map(({ url }) => url)),
};
const decide = (request: Request, url: URL) =>
  whatToDo(
    { url, method: request.method, navigation: request.mode === 'navigate' },
    self.location.origin,
    holdings,
  );

async function withFallback(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    const fallback = await matchPrecache(FALLBACK);
    if (fallback) return fallback;
    throw error;
  }
}

registerRoute(
  ({ request, url }) => {
    const answer = decide(request, url);
    return answer.kind === 'untouched' ? false : answer;
  },
  async ({ event, request, params }) => {
    // What the matcher returned; Workbox hands it on without its type.
    const answer = params as unknown as Exclude<ReturnType<typeof decide>, { kind: 'untouched' }>;
    if (answer.kind === 'network-page') return withFallback(fetch(request));
    const ready = await matchPrecache(answer.path);
    if (ready) return ready;
    if (!kept.has(answer.path)) return withFallback(fetch(request));
    const later = kept.answer(answer.path, request, event);
    return answer.kind === 'page' ? withFallback(later) : later;
  },
);

self.addEventListener('activate', (event) => event.waitUntil(kept.forgetOthers()));
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  // Only ever sent when somebody has asked for the new version.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'KEEP_THE_REST') event.waitUntil(kept.keepAll(event));
  // Sent when the page goes over to a newer worker, or to none.
  if (type === 'STOP_KEEPING') kept.stop();
});
// The page that brought the worker is of the same version, and may lose the network before it is left.
clientsClaim();
