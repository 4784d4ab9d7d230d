/**
 * What the pages' JavaScript weighs, and the most that it may. Counted is, in brotli, what a page loads by itself before
 * anybody acts: the router's entry, the modules of its routes from the root down, and all that these import statically.
 * Scripts that load later without anybody's doing are named below and counted too: the tracker's map, and for who is
 * signed in the sign-in SDK, the community and its first screen. What comes on hover, focus or by a press is not.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const KB = 1000;

/**
 * kB in brotli: of the base by itself (about 100, and some 3 for the list of routes, which grows with them), and of
 * each page beyond the base.
 */
const BASE = 108;
/** The one page that may load what belongs to the signed-in area. */
const FEED = '/community, the feed';
const PAGES = [
  ['/', 'features/landing/landing-page', 25],
  ['/animals', 'features/species/explorer/explorer-page', 65],
  ['/animal/:id', 'features/species/detail/animal-page', 65],
  ['/parks&sancturies', 'features/parks/parks-page', 65],
  ['/favorites', 'features/favorites/favorites-page', 65],
  ['/news', 'features/news/news-page', 65],
  ['/games', 'features/games/hub/games-page', 65],
  ['/about-us', 'features/about/about-page', 65],
  ['/contact-us', 'features/contact/contact-page', 65],
  ['/live-tracking', 'features/tracker/tracker-page', 125, ['world-map']],
  ['/community, signed out', 'features/community/feed/feed-route', 65],
  [FEED, 'features/community/feed/feed-route', 150, ['session-sdk', 'community-area', 'feed-page']],
];

/** What only the signed-in area may load: see docs/decisions/050-web-rendering.md. */
const SIGNED_IN_ONLY = /^(zod|@ts-rest\/.*|@auth0\/.*|@tanstack\/.*|react-toastify|libs\/contracts\/.*)$/;
/** The long texts of the animals; pages that need names, cards and links have the light index. */
const DESCRIPTIONS = /^libs\/wildlife-data\/src\/animals\/data\/animals-\d+-\d+\.ts$/;
const MAY_DESCRIBE = ['/animal/:id', '/favorites'];

/** The file names of a module and of all that it imports statically. */
async function staticFiles(folder, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const code = await readFile(path.join(folder, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g))
    await staticFiles(folder, name, found);
  return found;
}

const fileOf = (address) => path.basename(address);

/** The files of a page: entry, manifest, and its routes from the root down. */
async function filesOfPage(folder, { entry, routes }, id, lazy = []) {
  const found = new Set();
  await staticFiles(folder, fileOf(entry.module), found);
  for (let route = routes[id]; route; route = routes[route.parentId])
    for (const module of [route.module, ...(route.imports ?? [])])
      await staticFiles(folder, fileOf(module), found);
  for (const file of lazy) await staticFiles(folder, file, found);
  return found;
}

/**
 * Weighs the pages and prints a table.
 * @param {string} client  apps/web/build/client
 * @param {{ entry: object, routes: object }} manifest  the router's
 * @param {string} manifestFile  its name under assets, which every page loads too
 * @throws Error that names what is too heavy, and what is where it does not belong
 */
export async function checkBudgets(client, manifest, manifestFile) {
  const folder = path.join(client, 'assets');
  const weights = new Map();
  const weigh = async (files) => {
    let sum = 0;
    for (const file of files) {
      if (!weights.has(file))
        weights.set(file, (await toBrotli(await readFile(path.join(folder, file)))).length);
      sum += weights.get(file);
    }
    return sum / KB;
  };
  const contents = JSON.parse(await readFile(path.join(client, '../chunk-contents.json'), 'utf8'));
  const lazyFile = (name) => {
    const file = Object.keys(contents).find((one) => one.replace(/-[\w-]{8}\.js$/, '') === name);
    if (!file)
      throw new Error(`There is no script ${name} any more: see tools/workspace/web-build/budgets.mjs`);
    return file;
  };
  const problems = [];

  const base = await filesOfPage(folder, manifest, 'root');
  base.add(manifestFile);
  const baseWeight = await weigh(base);
  const rows = [['base (React, router, root)', baseWeight, '', BASE]];
  for (const [name, id, limit, lazy = []] of PAGES) {
    const files = await filesOfPage(folder, manifest, id, lazy.map(lazyFile));
    const beyond = await weigh([...files].filter((file) => !base.has(file)));
    rows.push([name, baseWeight + beyond, beyond, limit]);
    if (beyond > limit)
      problems.push(`${name} has ${beyond.toFixed(1)} kB beyond the base; its budget is ${limit}.`);
    if (name === FEED) continue;
    const unwanted = (source) =>
      SIGNED_IN_ONLY.test(source) || (DESCRIPTIONS.test(source) && !MAY_DESCRIBE.includes(name));
    for (const source of new Set([...files].flatMap((file) => contents[file] ?? []).filter(unwanted)))
      problems.push(`${name} loads ${source}, which it has no use for.`);
  }
  const kB = (value) => (value === '' ? '' : value.toFixed(1));
  console.log('\nJavaScript of each page in kB of brotli, by itself loaded:\n');
  console.log(`${'page'.padEnd(28)}${'all'.padStart(8)}${'+ base'.padStart(9)}${'budget'.padStart(8)}`);
  for (const [name, all, beyond, limit] of rows)
    console.log(
      `${name.padEnd(28)}${kB(all).padStart(8)}${kB(beyond).padStart(9)}${String(limit).padStart(8)}`,
    );
  console.log('');

  if (baseWeight > BASE) problems.push(`The base has ${baseWeight.toFixed(1)} kB; its budget is ${BASE}.`);
  if (problems.length > 0) throw new Error(`JavaScript beyond the budgets:\n${problems.join('\n')}`);
}
