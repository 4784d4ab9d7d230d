import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { checkBudgets, sharedFiles } from './budgets';
import { writeServiceWorker } from './service-worker';
import type { Catalogue } from './src/features/offline/collections';
import { prefixed } from './src/lib/language/site-paths';
import { checkSpread, type Spread } from './spread';
import { writeTakeAlong } from './take-along';
import type { Manifest } from 'vite';

/** Vite has one public folder, which the artwork takes. */
const TERRAIN = path.resolve(import.meta.dirname, '../../tools/terrain/dist/public');

interface Built {
  buildDirectory: string;
  catalogue: Catalogue;
  spreads: readonly Spread[];
  /** Returns the number of files examined. */
  compressFiles: (folder: string) => Promise<number>;
}

/** React Router writes one page for what is not prerendered; this writes it in the other languages. */
async function writeFallbacks(buildDirectory: string): Promise<void> {
  const server = pathToFileURL(path.join(buildDirectory, 'render/index.js')).href;
  const handle = createRequestHandler((await import(/* @vite-ignore */ server)) as ServerBuild, 'production');
  for (const locale of prefixed) {
    const answer = await handle(new Request(`http://localhost/${locale}/app-shell`));
    if (answer.status !== 200) throw new Error(`/${locale}/app-shell is answered with ${answer.status}.`);
    await writeFile(path.join(buildDirectory, 'client', locale, '__spa-fallback.html'), await answer.text());
  }
}

export async function finishBuild({
  buildDirectory,
  catalogue,
  spreads,
  compressFiles,
}: Built): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  await writeFallbacks(buildDirectory);
  await cp(TERRAIN, client, { recursive: true });
  await checkSpread(client, manifest, sharedFiles(manifest), spreads);
  await writeServiceWorker(client, manifest);
  await writeTakeAlong(client, manifest, catalogue);
  await copyFile(
    path.resolve(import.meta.dirname, 'src/app/offline/sw-unregister.js'),
    path.join(client, 'sw-unregister.js'),
  );
  console.log(`Compressed ${await compressFiles(client)} files of code and data.`);
  await checkBudgets(client, manifest);
  // Only prerendering needs the server bundle.
  await rm(path.join(buildDirectory, 'server'), { recursive: true, force: true });
}
