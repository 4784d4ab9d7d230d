/**
 * Writes ./subsets/*.woff2, cut to the `unicode-range` of each face in fonts.css, and the faces for Devanagari
 * with their sheets.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const styles = import.meta.dirname;
const subsets = path.join(styles, 'subsets');
const FACE = /url\('\.\/subsets\/([a-z-]+-latin-[\w-]+\.woff2)'\)[^}]*?unicode-range:\s*([^;]+);/g;

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

/** Without letters of Sanskrit, Sindhi and Kashmiri alone, which a device's own face shows. */
const DEVANAGARI =
  'U+0901-0903, U+0905-090B, U+090D, U+090F-0911, U+0913-0928, U+092A-0933, U+0935-0939, U+093C-0943, U+0945, ' +
  'U+0947-0949, U+094B-094D, U+0950, U+0958-095F, U+0964-0970, U+0972, U+200C-200D, U+25CC';
/** All that joins letters and sets marks; kerning weighs a tenth. */
const JOINING =
  'locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt rclt abvm blwm'.split(' ');
/** Letters of हिन्दी and मराठी, by which every page leads to the other languages. */
const LANGUAGE_NAMES = 'U+0920, U+0926, U+0928, U+092E, U+0930, U+0939, U+093E-0940, U+094D';
/** By the names that Android, Apple and Windows have for them: a phone with one loads none for texts. */
const own = JSON.parse(await readFile(path.join(styles, 'own-devanagari.json'), 'utf8'));
const TEXT_FACE = { local: own.regular, from: 'mukta-devanagari-400-normal.woff2', weight: '400' };
/** Browsers thicken Mukta themselves. Eczar does not join र् under lang="mr", so Marathi titles are in Mukta. */
const sheets = {
  'language-names.css': [
    { ...TEXT_FACE, name: 'Language Names', file: 'language-names.woff2', ranges: LANGUAGE_NAMES },
  ],
  // For names in the HTML of English pages, whose lines would move where it comes late.
  'devanagari-names.css': [{ ...TEXT_FACE, name: 'Mukta Names', display: 'optional' }],
  'devanagari-text.css': [
    { name: 'Own Devanagari', local: own.regular, weight: '300 549' },
    { name: 'Own Devanagari', local: own.bold, weight: '550 900' },
    { ...TEXT_FACE, name: 'Mukta' },
  ],
  'devanagari-titles.css': [
    { name: 'Mukta Title', local: own.bold, from: 'mukta-devanagari-600-normal.woff2', weight: '400' },
    { name: 'Eczar', local: [], from: 'eczar-devanagari-500-normal.woff2', weight: '400' },
  ],
};

async function writeSubset({ from, file = from, ranges = DEVANAGARI }, keepFeatures) {
  const [family] = from.split(/-(?:latin|devanagari)-/);
  const scope = from.includes('wght') ? '@fontsource-variable' : '@fontsource';
  const whole = await readFile(resolve(`${scope}/${family}/files/${from}`));
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures,
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
for (const [, from, ranges] of faces) await writeSubset({ from, ranges }, ['kern', 'liga', 'lnum', 'tnum']);

const cut = Object.values(sheets)
  .flat()
  .filter(({ from }) => from);
/** One file may serve several sheets. */
const files = new Map(cut.map((face) => [face.file ?? face.from, face]));
for (const face of files.values()) await writeSubset(face, JOINING);

function faceRule({ name, local, from, file = from, weight, display = 'swap', ranges = DEVANAGARI }) {
  const sources = [
    ...local.map((face) => `local('${face}')`),
    ...(file ? [`url('./${file}') format('woff2')`] : []),
  ];
  return `@font-face { font-family: '${name}'; src: ${sources.join(', ')}; font-weight: ${weight}; font-display: ${display}; unicode-range: ${ranges}; }`;
}
for (const [sheet, itsFaces] of Object.entries(sheets))
  await writeFile(path.join(subsets, sheet), itsFaces.map(faceRule).join(''));
