import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { generateSW } from 'workbox-build';
import { checkBudgets } from './budgets';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are not among them: the server compresses those after filling in its settings. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|ico|data)$/;
/** Smaller files fit one network packet. */
const MIN_BYTES = 1024;
/** Some systems let a process open 1,024 files, and there are more. */
const OPEN_FILES = 64;

/** Puts the script of pushes beside the assets. @returns its path, which changes with its content */
async function writePushHandler(client: string): Promise<string> {
  const script = await readFile(path.resolve(import.meta.dirname, 'src/app/offline/push-handler.js'));
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const file = `assets/push-handler-${hash}.js`;
  await writeFile(path.join(client, file), script);
  return file;
}

/** Writes the service worker of the public pages, described in docs/decisions/070-offline.md. */
async function writeServiceWorker(client: string): Promise<void> {
  const pushHandler = await writePushHandler(client);
  const { count, size, warnings } = await generateSW({
    importScripts: [`/${pushHandler}`],
    globDirectory: client,
    globPatterns: [
      'assets/*.{js,css,woff2,svg,webmanifest}',
      'favicon.{svg,ico}',
      'apple-touch-icon.png',
      'icons/*.png',
      'artwork/**/*.svg',
      // The loaders of pages wrote these files at build time.
      '**/*.data',
      '**/index.html',
      '__spa-fallback.html',
    ],
    // The API alone reads the first two, for the demo community; the browser keeps the third with the worker.
    globIgnores: ['community/**', 'artwork/field/**', pushHandler],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 1024 * 1024,
    // The server completes the revisions of pages when it starts.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          if (!entry.url.endsWith('.html')) return { ...entry, url: `/${entry.url}` };
          const page =
            entry.url === '__spa-fallback.html' ? 'app-shell' : entry.url.replace(/\/?index\.html$/, '');
          return { ...entry, url: `/${page}`, revision: `${entry.revision}-__SETTINGS_REVISION__` };
        }),
        warnings: [],
      }),
    ],
    // The server redirects addresses that have these parameters.
    ignoreURLParametersMatching: [/^(?!(park|game|animal|month)$)/],
    // The first page of a visit, too, may be left without a network.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.mode === 'navigate' && !/^\/(api|media|identity)\//.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/app-shell' } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photographs/'),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'photographs',
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 60, purgeOnQuotaError: true },
        },
      },
    ],
    swDest: path.join(client, 'sw.js'),
  });
  if (warnings.length > 0) throw new Error(`The service worker lacks files: ${warnings.join('; ')}`);
  console.log(`Service worker: ${count} files, ${(size / 1e6).toFixed(1)} MB before compression.`);
}

async function compressFiles(client: string): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && entry.name !== 'sw.js')
    .map((entry) => path.join(entry.parentPath, entry.name));
  const limit = pLimit(OPEN_FILES);
  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    // Quality 11 takes 20 times as long on SVG and saves less than 3 %.
    const quality = file.endsWith('.svg') ? 9 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const [brotli, gzipped] = await Promise.all([
      toBrotli(content, { params }),
      toGzip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  };
  await Promise.all(files.map((file) => limit(compress, file)));
}

/** Runs as the last step of the build, after prerendering. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  await checkBudgets(client);
  await writeServiceWorker(client);
  await copyFile(
    path.resolve(import.meta.dirname, 'src/app/offline/sw-unregister.js'),
    path.join(client, 'sw-unregister.js'),
  );
  await compressFiles(client);
  // Only prerendering needs the server bundle.
  await rm(path.join(buildDirectory, 'server'), { recursive: true, force: true });
}
