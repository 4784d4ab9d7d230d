import { writeFile } from 'node:fs/promises';

/** What the router writes: the links by which scripts load early, and the module that starts the application. */
const EARLY = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START =
  /<script type="module" async="">import "([^"]+)";\n([\s\S]*?)\n\s*window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
const ROUTE = /^import \* as (\w+) from "([^"]+)";$/gm;

/** Longest wait for pictures and fonts, in ms, before the scripts start all the same. */
const PATIENCE = 5000;

/**
 * A prerendered page reads without its scripts, so they wait until its pictures and fonts are there; or until somebody
 * acts, which app/early-acts keeps and repeats; and not at all where the query string decides what is shown. Where the
 * server has put the styles into the page, the application still looks for their links by their addresses.
 */
const starter = ({ files, manifest, modules, table, entry }) => `
let begun;
const start = () => {
  if (begun) return;
  begun = 1;
  for (const link of document.querySelectorAll('link[data-href]')) link.href = link.dataset.href;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(entry)} }));
  const files = ${JSON.stringify(files.filter((file) => file !== entry && file !== manifest))};
  Promise.all([import(${JSON.stringify(manifest)}), ...files.map((file) => import(file))]).then((all) => {
    const [${modules.map(({ name }) => name).join(', ')}] = ${JSON.stringify(modules.map(({ file }) => file))}.map((file) => all[files.indexOf(file) + 1]);
    window.__reactRouterRouteModules = ${table};
    return import(${JSON.stringify(entry)});
  });
};
const painted = () => requestAnimationFrame(() => setTimeout(start));
if (location.search || document.readyState === 'complete') start();
else {
  addEventListener('load', painted);
  setTimeout(start, ${PATIENCE});
  for (const act of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(act, start, { once: true, capture: true });
}
`;

/**
 * The page with its scripts started later.
 * @throws Error where the router writes its scripts in another form than this knows
 */
export function startLater(html) {
  const found = START.exec(html);
  const files = [...html.matchAll(EARLY)].map(([, href]) => href);
  if (!found || files.length === 0)
    throw new Error(
      'The router starts its pages in another way now: see tools/workspace/web-build/script-start.mjs',
    );
  const [whole, manifest, imports, table, entry] = found;
  const modules = [...imports.matchAll(ROUTE)].map(([, name, file]) => ({ name, file }));
  const code = starter({ files, manifest, modules, table, entry });
  return html.replaceAll(EARLY, '').replace(whole, () => `<script type="module" async="">${code}</script>`);
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
