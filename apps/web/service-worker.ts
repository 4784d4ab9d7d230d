import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import type { Manifest } from 'vite';

const offline = path.resolve(import.meta.dirname, 'src/app/offline');
/** Replaces every page not kept, without scripts. */
const NO_NETWORK = 'no-network';

/** @returns the push script's path, which changes with its content */
async function writePushHandler(client: string): Promise<string> {
  const script = await readFile(path.join(offline, 'push-handler.js'));
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const file = `assets/push-handler-${hash}.js`;
  await writeFile(path.join(client, file), script);
  return file;
}

/** @returns the page's style sheets, which all pages share */
async function writeNoNetworkPage(client: string, manifest: Manifest): Promise<string[]> {
  const root = Object.keys(manifest).find((key) => key.startsWith('src/root.tsx')) ?? '';
  const sheets = [...new Set((manifest[root]?.imports ?? []).flatMap((key) => manifest[key]?.css ?? []))];
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`).join('\n    ');
  const page = await readFile(path.join(offline, 'no-network.html'), 'utf8');
  await mkdir(path.join(client, NO_NETWORK));
  await writeFile(path.join(client, NO_NETWORK, 'index.html'), page.replace('<!-- styles -->', links));
  return sheets;
}

/** @returns the English subsets of libs/ui's fonts, which only this page loads */
const pageFonts = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ src = '', file }) =>
    /\/subsets\/(figtree|young-serif)/.test(src) ? [file] : [],
  );

/** A new version changes the fallback page, which names all code. */
async function readVersion(client: string): Promise<string> {
  const shell = await readFile(path.join(client, '__spa-fallback.html'));
  return createHash('sha256').update(shell).digest('hex').slice(0, 16);
}

/** Workbox writes these functions into the worker, so they cannot reach this file. */
const onlyWhileKeeping = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await caches.match('/app-shell', { cacheName: 'pages' })) ? response : null,
};
const orTheShell = {
  handlerDidError: async ({ request }: { request: Request }) =>
    request.mode === 'navigate'
      ? ((await caches.match('/app-shell', { cacheName: 'pages' })) ??
        (await caches.match('/no-network', { ignoreSearch: true })))
      : undefined,
};
/**
 * A missing drawing leaves its place empty instead of showing a broken picture. Code that keeps drawings must
 * see the failure.
 */
const orNothing = {
  handlerDidError: async ({ request }: { request: Request }) =>
    request.destination === 'image'
      ? new Response('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>', {
          headers: { 'content-type': 'image/svg+xml' },
        })
      : undefined,
};
/** Community pages share one shell, and none is stored. */
const theCommunityShell = {
  cacheKeyWillBeUsed: async ({ request, mode }: { request: Request; mode: string }) =>
    mode === 'read' ? '/app-shell?community' : request,
  cacheWillUpdate: async () => null,
  handlerDidError: async () => caches.match('/no-network', { ignoreSearch: true }),
};

/**
 * Writes the service worker (docs/decisions/070-offline.md). A first visit stores only the page for a lost
 * network; src/data/kept-pages decides what else is kept, which needs an app shell in `pages`.
 */
export async function writeServiceWorker(client: string, manifest: Manifest): Promise<void> {
  const sheets = await writeNoNetworkPage(client, manifest);
  const version = await readVersion(client);
  const { count, size, warnings } = await generateSW({
    importScripts: [`/${await writePushHandler(client)}`],
    globDirectory: client,
    globPatterns: [
      ...sheets,
      ...pageFonts(manifest),
      'artwork/scenes/offline.svg',
      `${NO_NETWORK}/index.html`,
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // The server completes the revision when it starts.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url.endsWith('.html')
            ? {
                ...entry,
                url: `/${NO_NETWORK}`,
                revision: `${version}-${entry.revision}-__SETTINGS_REVISION__`,
              }
            : { ...entry, url: `/${entry.url}` },
        ),
        warnings: [],
      }),
    ],
    // The first visit's page may lose its network, too.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/(assets|media\/(logo|colours))\//.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', plugins: [onlyWhileKeeping], matchOptions: { ignoreVary: true } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(artwork\/|favicon\.svg$)/.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'artwork',
          plugins: [onlyWhileKeeping, orNothing],
          matchOptions: { ignoreVary: true },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photographs/'),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'photographs',
          plugins: [onlyWhileKeeping],
          expiration: { maxEntries: 60, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.mode === 'navigate' && /^(\/[a-z]{2,3})?\/community/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 5,
          plugins: [theCommunityShell],
          matchOptions: { ignoreVary: true },
        },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          (request.mode === 'navigate' || url.pathname.endsWith('.data')) &&
          !/^\/(api|media|identity|sw\.js)(\/|$)/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 5,
          plugins: [onlyWhileKeeping, orTheShell],
          // Parameters change only what the page's script shows.
          matchOptions: { ignoreSearch: true, ignoreVary: true },
        },
      },
    ],
    swDest: path.join(client, 'sw.js'),
  });
  if (warnings.length > 0) throw new Error(`The service worker lacks files: ${warnings.join('; ')}`);
  console.log(`Service worker: ${count} files, ${(size / 1e6).toFixed(2)} MB before compression.`);
}
