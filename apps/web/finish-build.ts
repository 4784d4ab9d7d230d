import { copyFile, cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkBudgets, sharedFiles } from './budgets';
import { writeServiceWorker } from './service-worker';
import type { Catalogue } from './src/features/offline/collections';
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

export async function finishBuild({
  buildDirectory,
  catalogue,
  spreads,
  compressFiles,
}: Built): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
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
