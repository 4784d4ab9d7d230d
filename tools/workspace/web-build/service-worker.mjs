/**
 * A step of the web build, after the pages are written: bundles the service worker and tells it which files to keep.
 * It writes `build/service-worker.js`, in which the server fills in the pages when it starts, and beside it the script
 * that removes the worker again. Neither lies among the public files.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';

const source = path.resolve(import.meta.dirname, '../../../apps/web/service-worker');

/**
 * Kept before the worker is ready. All scripts are among them, the community's as well: a script that is missing without
 * a network would have the router load the page again and again, and scripts of two versions never meet.
 */
const FILES = [
  'assets/*.{js,css,woff2,svg,webmanifest}',
  'favicon.{svg,ico}',
  'apple-touch-icon.png',
  'icons/*.png',
];
/** Kept afterwards, in the background. */
const PICTURES = ['artwork/**/*.svg'];

/** The first 20 hexadecimal digits of the content's SHA-256, which the worker computes as well. */
const revisionOf = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 20);

/** @param {string} root  the folder of the built site */
export async function writeServiceWorker(root) {
  const target = path.join(root, '..');
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-service-worker-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        lib: {
          entry: path.join(source, 'service-worker.ts'),
          formats: ['iife'],
          name: 'aranya',
          fileName: () => 'bundle.js',
        },
      },
    });
    // Names under /assets carry a hash of the content and need no revision.
    const entries = async (list) => ({
      warnings: [],
      manifest: await Promise.all(
        list.map(async ({ url, size }) => ({
          url: `/${url}`,
          revision: url.startsWith('assets/') ? null : await revisionOf(path.join(root, url)),
          size,
        })),
      ),
    });
    const inject = (from, to, injectionPoint, globPatterns) =>
      injectManifest({
        swSrc: path.join(folder, from),
        swDest: path.join(folder, to),
        injectionPoint,
        globDirectory: root,
        globPatterns,
        manifestTransforms: [entries],
        maximumFileSizeToCacheInBytes: 1024 * 1024,
      });
    const first = await inject('bundle.js', 'first.js', 'self.__WB_MANIFEST', FILES);
    const rest = await inject('first.js', 'both.js', 'self.__KEPT_LATER', PICTURES);
    const warnings = [...first.warnings, ...rest.warnings];
    if (warnings.length > 0) throw new Error(`The service worker lacks files: ${warnings.join('; ')}`);
    await copyFile(path.join(folder, 'both.js'), path.join(target, 'service-worker.js'));
    await copyFile(path.join(source, 'remove.js'), path.join(target, 'service-worker-off.js'));
    const kB = ({ size }) => `${(size / 1024).toFixed(0)} kB`;
    console.log(
      `Service worker: ${first.count} files at once (${kB(first)}), ${rest.count} later (${kB(rest)}), before compression.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
