/**
 * Contact sheets of everything drawn, in tools/artwork/reports. Arguments: part of a path to draw only matches;
 * `--engine=librsvg` to render with sharp, `--night` to see them as in the dark theme.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const dist = fileURLToPath(new URL('../dist/public/', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));
const COLUMNS = 6;
const ROWS = 5;
const CELL = 300;

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const engine = process.argv.includes('--engine=librsvg') ? 'librsvg' : 'chromium';

async function picture(file: string): Promise<string> {
  const svg = await readFile(path.join(dist, file));
  if (engine === 'chromium') return `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const webp = await sharp(svg)
    .resize({ width: CELL * 2 })
    .webp({ quality: 90 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const names = (await readdir(dist, { recursive: true }))
  .filter((name) => name.endsWith('.svg') && (!wanted.length || wanted.some((part) => name.includes(part))))
  .sort();
const groups = new Map<string, string[]>();
for (const name of names) {
  const folder = path.dirname(name);
  groups.set(folder, [...(groups.get(folder) ?? []), name]);
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({
  viewport: { width: COLUMNS * (CELL + 8) + 8, height: 600 },
  colorScheme: process.argv.includes('--night') ? 'dark' : 'light',
});
for (const [folder, files] of groups)
  for (let start = 0; start < files.length; start += COLUMNS * ROWS) {
    const cells = await Promise.all(
      files
        .slice(start, start + COLUMNS * ROWS)
        .map(
          async (file) =>
            `<figure><img src="${await picture(file)}"><figcaption>${path.basename(file, '.svg')}</figcaption></figure>`,
        ),
    );
    await page.setContent(
      `<style>:root{color-scheme:light dark}body{margin:8px;background:#f4ecdc;display:grid;grid-template-columns:repeat(${COLUMNS},${CELL}px);gap:8px;font:14px sans-serif}figure{margin:0}img{width:${CELL}px;display:block}</style>${cells.join('')}`,
    );
    const sheet = `${folder.replaceAll('/', '-')}-${start / (COLUMNS * ROWS) + 1}.png`;
    await writeFile(path.join(reports, sheet), await page.screenshot({ fullPage: true }));
    console.log(`reports/${sheet}`);
  }
await browser.close();
