import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { collectFiles, LISTS, RENDERER } from './budgets';
import { type Catalogue, classCollections, parkCollections } from './src/features/offline/collections';
import {
  dataPath,
  findReferences,
  sizeKey,
  type TakeAlong,
  TAKE_ALONG_FILE,
} from './src/data/kept-pages/kept-caches';
import { type Locale, locales } from './src/lib/language/locale';

const IN_COMMUNITY =
  /src\/(app\/community-layout|app\/offline|data\/(kept-reading|outbox)|parts\/(post-editor|species-search)|app\/not-found\/community|features\/(account|bookmarks|composer|connections|discover|feed|identify|life-list|messages|moderation|notifications|post|profile|sightings|tag)\/)|wildlife-data\/src\/(taxa|towns)\//;

/** Loaded when first needed, which may be offline. */
const LOADED_LATER = [
  'app/offline/waiting-offline',
  'species/detail/plate-lightbox',
  'parts/post-editor/sighting/sighting-part',
  'parts/species-search/close-animals',
  'wildlife-data/src/towns/near-place',
  ...LISTS,
];

/** What a page in a language loads before it hydrates. */
const languageFiles = (manifest: Manifest, locale: Locale) =>
  codeFiles(manifest, [
    `src/generated/messages/${locale}-public.js`,
    `src/generated/messages/${locale}-community.js`,
    'src/lib/other-words.ts',
  ]);

/** Includes the styles and the drawings these name. */
function codeFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  for (const key of keys) collectFiles(manifest, key, files);
  for (const { file, css = [], assets = [] } of Object.values(manifest)) {
    if (files.has(file)) for (const name of [...css, ...assets]) files.add(name);
  }
  return files;
}

/** Writes the files of the pages' code, and each collection's size, for src/data/kept-pages. */
export async function writeTakeAlong(
  client: string,
  manifest: Manifest,
  catalogue: Catalogue,
): Promise<void> {
  const entries = Object.keys(manifest).filter(
    (key) =>
      manifest[key]?.isEntry ||
      manifest[key]?.name === RENDERER ||
      LOADED_LATER.some((part) => key.includes(part)),
  );
  const publicCode = codeFiles(
    manifest,
    entries.filter((key) => !IN_COMMUNITY.test(key)),
  );
  const communityCode = codeFiles(
    manifest,
    entries.filter((key) => IN_COMMUNITY.test(key)),
  );
  const files = await readdir(client, { recursive: true });
  const pagesWithData = files
    .filter((file) => file.endsWith('.data'))
    .map((file) => `/${file.replace(/\.data$/, '')}`)
    .filter((page) => !/\.(xml|txt)$/.test(page));
  const measureSize = async (pages: readonly string[]) => {
    const wanted = new Set<string>();
    for (const page of pages) {
      wanted.add(`${page}/index.html`);
      if (pagesWithData.includes(page)) wanted.add(dataPath(page));
      const html = await readFile(path.join(client, page, 'index.html'), 'utf8');
      for (const file of findReferences(html)) wanted.add(file);
    }
    const counted = [...wanted].filter((file) => !publicCode.has(file.slice(1)));
    const sizes = await Promise.all(counted.map(async (file) => (await stat(path.join(client, file))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`);
  const takeAlong: TakeAlong = {
    code: {
      public: addresses(publicCode),
      community: addresses([...communityCode].filter((file) => !publicCode.has(file))),
    },
    languages: {
      hi: addresses(languageFiles(manifest, 'hi')),
      mr: addresses(languageFiles(manifest, 'mr')),
    },
    pagesWithData,
    sizes: {},
  };
  for (const locale of locales)
    for (const { id, pages } of [
      ...classCollections(catalogue, locale),
      ...parkCollections(catalogue, locale),
    ])
      takeAlong.sizes[sizeKey(id, locale)] = await measureSize(pages);
  await writeFile(path.join(client, TAKE_ALONG_FILE), JSON.stringify(takeAlong));
}
