import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import project from '../project.json' with { type: 'json' };
import { compressFiles } from './compress-files';
import { artworkFiles } from './files';
import { codeHash, type Kept, fileKeys, removeOthers } from './keep';

const at = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const target = at('../dist/public/');
const keptFile = at('../dist/kept.json');
/** The lock file tells of the packages, the inputs of the build tell of our own code. */
const WHAT_DRAWS = [
  at('.'),
  ...project.targets.build.inputs.flatMap((input) =>
    typeof input === 'string' && input.startsWith('{workspaceRoot}')
      ? [input.replace('{workspaceRoot}', at('../../..'))]
      : [],
  ),
  at('../../../package-lock.json'),
];
const start = performance.now();
/** Somebody waits: a line comes every few seconds. */
const FILES_A_LINE = 100;

const files = artworkFiles();
const keys = fileKeys(files, codeHash(WHAT_DRAWS));
const before = await readFile(keptFile, 'utf8').then(
  (text) => JSON.parse(text) as Kept,
  (): Kept => ({}),
);
// A run that is interrupted leaves nothing to go by, so the next one draws all.
await rm(keptFile, { force: true });
const kept = removeOthers(target, before, keys);
const missing = files.filter((file) => !kept.has(file.path));
const waiting = missing.values();
let drawn = 0;
/** sharp works beside the main thread: several at a time use all cores. */
async function drawNext(): Promise<void> {
  for (const { path: address, draw } of waiting) {
    const file = path.join(target, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw());
    drawn += 1;
    if (drawn % FILES_A_LINE === 0) console.log(`Drew ${drawn} of ${missing.length} pictures.`);
  }
}
await Promise.all(Array.from({ length: os.availableParallelism() }, drawNext));
await compressFiles(target);
await writeFile(keptFile, JSON.stringify(keys));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Drew ${drawn} pictures in ${seconds} s, and kept ${kept.size} as they were.`);
