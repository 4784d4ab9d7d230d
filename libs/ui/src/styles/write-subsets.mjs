/** Writes ./subsets/*.woff2, cut to the `unicode-range` of each face in fonts.css and devanagari.css. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const styles = import.meta.dirname;
const subsets = path.join(styles, 'subsets');
const FACE = /url\('\.\/subsets\/(([a-z-]+?)-(?:latin|devanagari)-[\w-]+\.woff2)'\)[^}]*?unicode-range:\s*([^;]+);/g;

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

const sheets = await Promise.all(
  ['fonts.css', 'devanagari.css'].map((file) => readFile(path.join(styles, file), 'utf8')),
);
const faces = sheets.flatMap((sheet) => [...sheet.matchAll(FACE)]);
if (faces.length === 0) throw new Error('The style sheets name no subset any more.');
await rm(subsets, { recursive: true, force: true });
await mkdir(subsets);
for (const [, file, family, ranges] of faces) {
  const scope = file.includes('wght') ? '@fontsource-variable' : '@fontsource';
  const whole = await readFile(resolve(`${scope}/${family}/files/${file}`));
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    // Devanagari needs all that its font has to join letters.
    ...(file.includes('latin') && { keepFeatures: ['kern', 'liga', 'lnum', 'tnum'] }),
    // Hints are half the weight of Young Serif.
    noHinting: true,
  });
  await writeFile(path.join(subsets, file), subset);
  console.log(`${file}: ${whole.length} to ${subset.length} bytes`);
}
