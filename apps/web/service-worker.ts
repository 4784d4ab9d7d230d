import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import type { Manifest } from 'vite';

const offline = path.resolve(import.meta.dirname, 'src/app/offline');
/** The page without scripts that stands for every page which is not kept. */
const NO_NETWORK = 'no-network';

/** Puts the script of pushes beside the assets. @returns its path, which changes with its content */
async function writePushHandler(client: string): Promise<string> {
  const script = await readFile(path.join(offline, 'push-handler.js'));
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const file = `assets/push-handler-${hash}.js`;
  await writeFile(path.join(client, file), script);
  return file;
}

/** @returns the style sheets of the page, which it shares with all others */
async function writeNoNetworkPage(client: string, manifest: Manifest): Promise<string[]> {
  const root = Object.keys(manifest).find((key) => key.startsWith('src/root.tsx')) ?? '';
  const sheets = [...new Set((manifest[root]?.imports ?? []).flatMap((key) => manifest[key]?.css ?? []))];
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`).join('\n    ');
  const page = await readFile(path.join(offline, 'no-network.html'), 'utf8');
  await mkdir(path.join(client, NO_NETWORK));
  await writeFile(path.join(client, NO_NETWORK, 'index.html'), page.replace('<!-- styles -->', links));
  return sheets;
}

/** @returns the fonts that libs/ui cuts to the letters of English, which the page has alone */
const fontsOfPage = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ src = '', file }) =>
    /\/subsets\/(figtree|young-serif)/.test(src) ? [file] : [],
  );

/** A new version begins with a changed fallback page, which names the code of all others. */
async function versionOf(client: string): Promise<string> {
  const shell = await readFile(path.join(client, '__spa-fallback.html'));
  return createHash('sha256').update(shell).digest('hex').slice(0, 16);
}

/** Workbox writes these functions into the worker, so they reach nothing of this file. */
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
/** A drawing that is not kept leaves its place empty: a broken picture says less. What keeps drawings must hear that one failed. */
const orNothing = {
  handlerDidError: async ({ request }: { request: Request }) =>
    request.destination === 'image'
      ? new Response('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>', {
          headers: { 'content-type': 'image/svg+xml' },
        })
      : undefined,
};
/** Every page of the community is its shell, and none is stored. */
const theCommunityShell = {
  cacheKeyWillBeUsed: async ({ request, mode }: { request: Request; mode: string }) =>
    mode === 'read' ? '/app-shell?community' : request,
  cacheWillUpdate: async () => null,
  handlerDidError: async () => caches.match('/no-network', { ignoreSearch: true }),
};

/**
 * Writes the service worker (docs/decisions/070-offline.md). On a first visit it stores the page that says that there is no
 * network. What is kept beyond that, src/data/kept-pages decides: while there is no app shell in `pages`, nothing is.
 */
export async function writeServiceWorker(client: string, manifest: Manifest): Promise<void> {
  const sheets = await writeNoNetworkPage(client, manifest);
  const version = await versionOf(client);
  const { count, size, warnings } = await generateSW({
    importScripts: [`/${await writePushHandler(client)}`],
    globDirectory: client,
    globPatterns: [
      ...sheets,
      ...fontsOfPage(manifest),
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
    // The page of the first visit, too, may be left without a network.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', plugins: [onlyWhileKeeping], matchOptions: { ignoreVary: true } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/artwork/'),
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
          sameOrigin && request.mode === 'navigate' && url.pathname.startsWith('/community'),
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
          // A page's parameters change only what its script shows.
          matchOptions: { ignoreSearch: true, ignoreVary: true },
        },
      },
    ],
    swDest: path.join(client, 'sw.js'),
  });
  if (warnings.length > 0) throw new Error(`The service worker lacks files: ${warnings.join('; ')}`);
  console.log(`Service worker: ${count} files, ${(size / 1e6).toFixed(2)} MB before compression.`);
}
