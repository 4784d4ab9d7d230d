import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Manifest } from 'vite';

const toBrotli = promisify(brotliCompress);

/** Kilobytes of JavaScript in brotli: for entry and root, and for what each page adds. */
const BASE_BUDGET = 61.8;
const FEED = 'features/feed/feed-page.tsx';
/** Every page needs it to hydrate. */
export const RENDERER = 'renderer';
const PAGE_BUDGETS: Record<string, number> = {
  'features/landing/landing-page.tsx': 9,
  'features/species/explorer/explorer-page.tsx': 18.5,
  'features/species/detail/animal-page.tsx': 22.5,
  'features/species/taxon/taxon-page.tsx': 13.5,
  'features/areas/area-page.tsx': 18.2,
  'features/parks/parks-page.tsx': 13.2,
  'features/parks/park-page.tsx': 42.9,
  'features/parks/where-and-when/where-and-when-page.tsx': 27.8,
  'features/favorites/favorites-page.tsx': 4.2,
  'features/news/news-page.tsx': 7.6,
  'features/games/hub/games-page.tsx': 6.8,
  'features/games/wild-match/wild-match-page.tsx': 20.3,
  'features/games/wordle/wordle-page.tsx': 15.9,
  'features/games/detective/detective-page.tsx': 22.6,
  'features/games/akshara/akshara-page.tsx': 14.8,
  'features/about/about-page.tsx': 3.3,
  'features/contact/contact-page.tsx': 2.6,
  'features/credits/credits-page.tsx': 4.6,
  'features/translations/translations-page.tsx': 2,
  'features/tracker/tracker-page.tsx': 27.7,
  'features/tracker/measured/measured-page.tsx': 19.8,
  'features/tracker/recent/recent-page.tsx': 4.5,
  [FEED]: 202.5,
  [RENDERER]: 56,
};
/** The composer loads the animal names of India for later; a search for a place loads the towns. */
const LIST_BUDGETS: Record<string, number> = {
  'libs/wildlife-data/src/taxa/search-india.ts': 120,
  'libs/wildlife-data/src/towns/town-entries.ts': 60,
};
export const LISTS = Object.keys(LIST_BUDGETS);
const COMPOSER = 'features/composer/create-post-page.tsx';
/** Each file costs browser and server; `members-files.ts` keeps them few. */
const FEED_FILES = 55;
const LAYOUTS = ['app/public-layout/public-layout.tsx', 'app/community-layout/community-layout.tsx'];

export function collectFiles(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, found);
  return found;
}

function manifestKey(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find(
    (name) => manifest[name]?.name === source || name.replace(/^(src|\.\.\/\.\.)\//, '').startsWith(source),
  );
  if (!key) throw new Error(`The build's manifest has no ${source}.`);
  return key;
}

export const sharedFiles = (manifest: Manifest): Set<string> =>
  new Set([
    ...collectFiles(manifest, manifestKey(manifest, 'entry.client.tsx')),
    ...collectFiles(manifest, manifestKey(manifest, 'root.tsx')),
  ]);

/** Small files have no compressed copy. */
const weigh = (file: string): Promise<number> =>
  stat(`${file}.br`).then(
    ({ size }) => size,
    async () => (await toBrotli(await readFile(file))).length,
  );

/**
 * Prints each page's size by Vite's manifest; the files are compressed before.
 * @throws Error naming the pages above their budgets
 */
export async function checkBudgets(client: string, manifest: Manifest): Promise<void> {
  const kB = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map((file) => weigh(path.join(client, file))));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const base = sharedFiles(manifest);
  const renderer = collectFiles(manifest, manifestKey(manifest, RENDERER));
  const rows: [string, number, number][] = [['entry and root', await kB(base), BASE_BUDGET]];
  for (const [page, budget] of Object.entries(PAGE_BUDGETS)) {
    const layout = LAYOUTS[page === FEED ? 1 : 0] ?? '';
    const files = new Set([
      ...collectFiles(manifest, manifestKey(manifest, layout)),
      ...collectFiles(manifest, manifestKey(manifest, page)),
    ]);
    const added = [...files].filter((file) => !base.has(file) && (page === RENDERER || !renderer.has(file)));
    rows.push([page, await kB(added), budget]);
    if (page === FEED && files.size > FEED_FILES)
      throw new Error(`The feed is loaded in ${files.size} files, more than ${FEED_FILES}.`);
  }
  const composer = new Set([...base, ...collectFiles(manifest, manifestKey(manifest, COMPOSER))]);
  for (const [list, budget] of Object.entries(LIST_BUDGETS)) {
    const files = [...collectFiles(manifest, manifestKey(manifest, list))].filter(
      (file) => !composer.has(file),
    );
    rows.push([path.basename(list), await kB(files), budget]);
  }
  console.log('\nJavaScript in kB of brotli\n');
  for (const [name, weight, budget] of rows) {
    console.log(`${name.padEnd(48)}${weight.toFixed(1).padStart(8)}  of ${budget}`);
  }
  const heavy = rows.filter(([, weight, budget]) => weight > budget);
  if (heavy.length > 0)
    throw new Error(`JavaScript above its budget: ${heavy.map(([name]) => name).join(', ')}`);
}
