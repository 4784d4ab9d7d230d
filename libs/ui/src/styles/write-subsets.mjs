/**
 * Writes ./subsets/*.woff2, cut to the `unicode-range` of each face in fonts.css, and the faces for Devanagari
 * with their sheet.
 */
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

const DEVANAGARI = 'U+0900-097F, U+200C-200D, U+25CC';
/** One weight for titles, two for text. Eczar does not join र् under lang="mr", so Marathi titles are in Mukta. */
const devanagari = [
  { name: 'Eczar', file: 'eczar-devanagari-500-normal.woff2', weight: '400' },
  { name: 'Mukta Title', file: 'mukta-devanagari-600-normal.woff2', weight: '400' },
  { name: 'Mukta', file: 'mukta-devanagari-400-normal.woff2', weight: '300 549' },
  { name: 'Mukta', file: 'mukta-devanagari-600-normal.woff2', weight: '550 900' },
];

async function writeSubset(file, family, ranges, features) {
  const scope = file.includes('wght') ? '@fontsource-variable' : '@fontsource';
  const whole = await readFile(resolve(`${scope}/${family}/files/${file}`));
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    ...features,
    // Hints are half the weight of Young Serif.
    noHinting: true,
  });
  await writeFile(path.join(subsets, file), subset);
  console.log(`${file}: ${whole.length} to ${subset.length} bytes`);
}

const faces = [...(await readFile(path.join(styles, 'fonts.css'), 'utf8')).matchAll(FACE)];
if (faces.length === 0) throw new Error('fonts.css names no subset any more.');
await rm(subsets, { recursive: true, force: true });
await mkdir(subsets);
for (const [, file, family, ranges] of faces)
  await writeSubset(file, family, ranges, { keepFeatures: ['kern', 'liga', 'lnum', 'tnum'] });
// It needs all features of its fonts, which join the letters.
for (const file of new Set(devanagari.map(({ file }) => file)))
  await writeSubset(file, file.split('-')[0], DEVANAGARI);
const sheet = devanagari.map(
  ({ name, file, weight }) =>
    `@font-face { font-family: '${name}'; src: url('./${file}') format('woff2'); font-weight: ${weight}; font-display: swap; unicode-range: ${DEVANAGARI}; }`,
);
await writeFile(path.join(subsets, 'devanagari.css'), sheet.join(''));
