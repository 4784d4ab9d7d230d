import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { artworkFiles } from './files';

const target = fileURLToPath(new URL('../dist/public/', import.meta.url));
const start = performance.now();

await rm(target, { recursive: true, force: true });
const files = artworkFiles();
const waiting = files.values();
/** sharp works beside the main thread: several at a time use all cores. */
async function drawNext(): Promise<void> {
  for (const { path: address, draw } of waiting) {
    const file = path.join(target, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw());
  }
}
await Promise.all(Array.from({ length: os.availableParallelism() }, drawNext));
console.log(`${files.length} files drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);
