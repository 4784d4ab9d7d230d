import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'vite';

/** What the router writes: the links by which scripts load early, and the module that starts the application. */
const EARLY = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START =
  /<script type="module" async="">import "([^"]+)";\n([\s\S]*?)\n\s*window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
/** Where the link to the web app's manifest has its address: nobody installs what is not there yet. */
const MANIFEST_LINK = /(?<=<link rel="manifest") href=/;
/** The application's own script of the head; those further down are the router's. */
const HEAD_SCRIPT = /<script>([\s\S]*?)<\/script>/;
const ROUTE = /^import \* as (\w+) from "([^"]+)";$/gm;

/**
 * How React streams what is not ready with a page, here the router's data, which holds nothing: an empty place, its
 * content further down, and a script that moves the one into the other. Nothing is streamed from a file.
 */
const STREAMED =
  /<!--\$\?--><template id="B:0"><\/template><!--\/\$--><script id="_R_">[^<]*<\/script><div hidden id="S:0"><script>([^<]*\.enqueue\([^<]*)<\/script>.*?<script>([^<]*\.close\(\);)<\/script><\/div><script>\$RC\("B:1","S:1"\)<\/script>/s;

/** Longest wait for pictures and fonts, in ms, before the scripts start all the same. */
const PATIENCE = 5000;
/** How long a visitor who does nothing has the page to himself once it has loaded, in ms. */
const QUIET = 3000;
/** What a visitor does. */
const ACTS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/**
 * A prerendered page reads without its scripts, so they don't hold it up. They are fetched when its pictures and fonts are
 * there, and run
 * - as soon as somebody acts (what he pressed or typed is kept and repeated by app/early-acts);
 * - else when the page has loaded, where scripts have something to show: content of their own (`aria-busy`), or what this
 *   browser keeps from an earlier visit;
 * - else three seconds after that;
 * - at once where the query string decides what is shown, or where a member waits for the community
 *   (lib/session/session-mark.ts).
 * They are evaluated one after the other, what others import first, so that a slow phone is never held up by all of them
 * in one task. Where the server has put the styles into the page, the application still looks for their links by their
 * addresses.
 */
const starter = ({
  files,
  table,
}) => `const links = (rel, list) => document.head.append(...list.map(file => Object.assign(document.createElement('link'), { rel, href: '/assets/' + file })));
const files = ${JSON.stringify(files)};
const all = {};
let begun;
const start = () => {
if (begun) return;
begun = 1;
for (const link of document.querySelectorAll('link[data-href]')) link.href = link.dataset.href;
links('modulepreload', files);
const next = async () => {
const file = files.shift();
all[file] = await import('/assets/' + file);
if (!files[1]) window.__reactRouterRouteModules = ${table};
if (files[0]) setTimeout(next);
};
next();
};
const kept = () => { try { return localStorage.length } catch {} };
const loaded = () => requestAnimationFrame(() => setTimeout(() => {
if (kept() || document.querySelector('[aria-busy=true]')) return start();
setTimeout(start, ${QUIET});
const ahead = [...files];
const fetchOne = () => {
if (begun || !ahead[0]) return;
links('prefetch', ahead.splice(0, 1));
setTimeout(fetchOne);
};
fetchOne();
}));
if (location.search || 'opening' in document.documentElement.dataset) start();
else {
for (const act of ${JSON.stringify(ACTS)}) addEventListener(act, start, { once: true, capture: true, passive: true });
setTimeout(start, ${PATIENCE});
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded);
}`;

/** The shared scripts of vite.config.ts, each after what it imports. */
const SHARED = ['rolldown-runtime', 'react', 'react-dom', 'router', 'frame'];
const rank = (file) => {
  const index = SHARED.findIndex((name) => path.basename(file).startsWith(`${name}-`));
  return index < 0 ? SHARED.length : index;
};
const byDependence = (a, b) => rank(a) - rank(b);

function minified(code) {
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  if (errors.length > 0) throw new Error(`An inline script is not one:\n${errors[0].message}`);
  return short;
}

/**
 * The page with its scripts started later.
 * @throws Error where the router writes its scripts in another form than this knows
 */
export function startLater(html) {
  const found = START.exec(html);
  const files = [...html.matchAll(EARLY)].map(([, href]) => href);
  if (!found || files.length === 0 || !STREAMED.test(html))
    throw new Error(
      'The router starts its pages in another way now: see tools/workspace/web-build/script-start.mjs',
    );
  const [whole, manifest, imports, table, entry] = found;
  const loaded = new Set([manifest, ...files.sort(byDependence)]);
  loaded.delete(entry);
  const routes = new Map([...imports.matchAll(ROUTE)].map(([, name, file]) => [name, path.basename(file)]));
  const code = starter({
    files: [...loaded, entry].map((file) => path.basename(file)),
    table: table.replace(/:(route\d+)/g, (_, name) => `:all["${routes.get(name)}"]`),
  });
  return html
    .replace(HEAD_SCRIPT, (_, head) => `<script>${minified(head)}</script>`)
    .replaceAll(EARLY, '')
    .replace(MANIFEST_LINK, ' data-href=')
    .replace(whole, () => `<script type="module" async="">${minified(code)}</script>`)
    .replace(STREAMED, (_, enqueue, close) => `<script>${enqueue.trim()}${close}</script>`);
}

/**
 * Rewrites a built page.
 * @returns {Promise<string>} the page as it is written back
 */
export async function startScriptsLater(file, html) {
  const later = startLater(html);
  await writeFile(file, later);
  return later;
}
