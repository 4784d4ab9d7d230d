/**
 * The last step of the web build: writes what the server must know of the built site (its pages, the hashes of their
 * inline scripts for the Content-Security-Policy, the routes that live in the browser), and the compressed form of
 * every file, once, so that no server compresses them again.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkBudgets } from './web-build/budgets.mjs';
import { headVariants } from './web-build/head-variants.mjs';
import { startScriptsLater } from './web-build/script-start.mjs';
import { robotsText, sitemapOf } from './web-build/search-files.mjs';
import { writeServiceWorker } from './web-build/service-worker.mjs';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const root = path.resolve(import.meta.dirname, '../../apps/web/build/client');

/** Smaller files fit one network packet as they are. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/;

/** The order in which people count: /animal/2 before /animal/10. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Hashes of the scripts in a page that carry code; JSON blocks are data and need none. */
function scriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(body).digest('base64')}`);
  }
  return [...hashes];
}

/** Every route pattern of the router's manifest, by its full path. A splat matches whatever has no page: left out. */
function routePatterns(routes) {
  const fullPath = (route) => {
    const parent = route.parentId ? fullPath(routes[route.parentId]) : '';
    return [parent, route.path].filter(Boolean).join('/');
  };
  const parents = new Set(Object.values(routes).map((route) => route.parentId));
  return Object.values(routes)
    .filter((route) => !parents.has(route.id) && !route.path?.includes('*'))
    .map((route) => `/${fullPath(route)}`);
}

const files = (await readdir(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const pages = {};
const heads = [];
for (const file of files.filter((name) => /(^|\/)index\.html$/.test(name)).sort(byNumber)) {
  const route = `/${file.replace(/\/?index\.html$/, '')}`;
  const built = await readFile(path.join(root, file), 'utf8');
  const html = await startScriptsLater(path.join(root, file), built);
  pages[route] = { file, scriptHashes: scriptHashes(html) };
  heads.push(html.slice(0, html.indexOf('</head>')));
}
const htmlOf = (route) => readFile(path.join(root, pages[route].file), 'utf8');
for (const [route, variants] of Object.entries(await headVariants(htmlOf))) {
  pages[route].variants = variants;
  heads.push(...Object.values(variants.heads).map((tags) => tags.join('')));
}
const texts = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: robotsText },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: sitemapOf(heads) },
};
const fallbackFile = '__spa-fallback.html';
const fallback = {
  file: fallbackFile,
  scriptHashes: scriptHashes(await readFile(path.join(root, fallbackFile), 'utf8')),
};

const manifestFile = files.find((name) => /^assets\/manifest-[^/]+\.js$/.test(name));
const manifestCode = await readFile(path.join(root, manifestFile), 'utf8');
const routerManifest = JSON.parse(
  manifestCode.slice(manifestCode.indexOf('{'), manifestCode.lastIndexOf('}') + 1),
);
const { routes } = routerManifest;
await checkBudgets(root, routerManifest, path.basename(manifestFile));
const matches = (pattern, route) =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`).test(route);
// A pattern that has prerendered pages has no others: /animal/abc is not found.
const appRoutes = routePatterns(routes).filter(
  (pattern) => !Object.keys(pages).some((route) => matches(pattern, route)),
);

await writeFile(
  path.join(root, '..', 'site-manifest.json'),
  `${JSON.stringify({ pages, fallback, texts, appRoutes: appRoutes.sort() }, null, 2)}\n`,
);

await writeServiceWorker(root);

let raw = 0;
let compressed = 0;
await Promise.all(
  files
    .filter((name) => COMPRESSIBLE.test(name))
    .map(async (name) => {
      const file = path.join(root, name);
      const content = await readFile(file);
      if (content.length < WORTH_COMPRESSING) return;
      // The framework's largest quality costs some twenty times the work of 9 on illustrations and saves under 3 %.
      const quality = name.endsWith('.svg') ? 9 : constants.BROTLI_MAX_QUALITY;
      const [brotli, gzipped] = await Promise.all([
        toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        toGzip(content, { level: 9 }),
      ]);
      if (brotli.length >= content.length) return;
      raw += content.length;
      compressed += brotli.length;
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }),
);
// The server's own bundle of the single-page mode is not needed once the pages are written.
await rm(path.join(root, '..', 'server'), { recursive: true, force: true });
console.log(
  `Site: ${Object.keys(pages).length} pages, ${appRoutes.length} routes in the browser; ` +
    `${(raw / 1024).toFixed(0)} kB compressed to ${(compressed / 1024).toFixed(0)} kB.`,
);
