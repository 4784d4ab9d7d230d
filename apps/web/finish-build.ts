import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { checkBudgets } from './budgets';
import { writeServiceWorker } from './service-worker';
import type { Catalogue } from './src/features/offline/collections';
import { writeTakeAlong } from './take-along';
import type { Manifest } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are not among them: the server compresses those after filling in its settings. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|ico|data|json)$/;
/** Smaller files fit one network packet. */
const MIN_BYTES = 1024;
/** Some systems let a process open 1,024 files, and there are more. */
const OPEN_FILES = 64;

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

/** The last step of the build, after prerendering. */
export async function finishBuild(buildDirectory: string, catalogue: Catalogue): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  await checkBudgets(client, manifest);
  await writeServiceWorker(client, manifest);
  await writeTakeAlong(client, manifest, catalogue);
  await copyFile(
    path.resolve(import.meta.dirname, 'src/app/offline/sw-unregister.js'),
    path.join(client, 'sw-unregister.js'),
  );
  await compressFiles(client);
  // Only prerendering needs the server bundle.
  await rm(path.join(buildDirectory, 'server'), { recursive: true, force: true });
}
