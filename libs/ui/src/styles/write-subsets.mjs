/** Writes ./subsets/*.woff2, cut to the `unicode-range` of each face in fonts.css. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const styles = import.meta.dirname;
const subsets = path.join(styles, 'subsets');
const FACE = /url\('\.\/subsets\/(([a-z-]+?)-latin-[\w-]+\.woff2)'\)[^}]*?unicode-range:\s*([^;]+);/g;

function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const faces = [...(await readFile(path.join(styles, 'fonts.css'), 'utf8')).matchAll(FACE)];
if (faces.length === 0) throw new Error('fonts.css names no subset any more.');
await rm(subsets, { recursive: true, force: true });
await mkdir(subsets);
for (const [, file, family, ranges] of faces) {
  const scope = file.includes('wght') ? '@fontsource-variable' : '@fontsource';
  const whole = await readFile(resolve(`${scope}/${family}/files/${file}`));
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
    // Hints are half the weight of Young Serif.
    noHinting: true,
  });
  await writeFile(path.join(subsets, file), subset);
  console.log(`${file}: ${whole.length} to ${subset.length} bytes`);
}
