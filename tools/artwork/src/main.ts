import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { artworkFiles } from './files';

const target = fileURLToPath(new URL('../dist/public/', import.meta.url));
const start = performance.now();

await rm(target, { recursive: true, force: true });
const files = artworkFiles();
for (const { path: address, draw } of files) {
  const file = path.join(target, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await draw());
}
console.log(`${files.length} files drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);
