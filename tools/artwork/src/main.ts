import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files';
import { artworkFiles } from './files';

const target = fileURLToPath(new URL('../dist/public/', import.meta.url));
const start = performance.now();
/** Somebody waits: a line comes every few seconds. */
const FILES_A_LINE = 100;

await rm(target, { recursive: true, force: true });
const files = artworkFiles();
const waiting = files.values();
let drawn = 0;
/** sharp works beside the main thread: several at a time use all cores. */
async function drawNext(): Promise<void> {
  for (const { path: address, draw } of waiting) {
    const file = path.join(target, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw());
    drawn += 1;
    if (drawn % FILES_A_LINE === 0) console.log(`Drew ${drawn} of ${files.length} pictures.`);
  }
}
await Promise.all(Array.from({ length: os.availableParallelism() }, drawNext));
await compressFiles(target);
console.log(`Drew all ${files.length} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
