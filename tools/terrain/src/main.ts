import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Drawn, drawCover } from './block';
import { heroPictures } from './hero/hero-picture';
import { type ThemeName, themes } from './inks';
import { TILE } from './mercator';
import { readAreas, readLand } from './outlines';
import { printTile, toScales } from './print-tile';
import { readRelief } from './relief';
import { readRivers } from './rivers';
import { splitBlocks, tileRanges, WORLD_ZOOM } from './tile-list';

const target = fileURLToPath(new URL('../dist/public/artwork/terrain/', import.meta.url));
const MOST_BYTES = 12_000_000;
const BLOCK = 8;

const glaciers = readAreas('world-glaciers');
const world: Drawn = {
  land: readLand('50m'),
  lakes: readAreas('world-lakes'),
  glaciers,
  rivers: readRivers('world-rivers'),
};
const southAsia: Drawn = {
  land: readLand('10m'),
  lakes: readAreas('south-asia-lakes'),
  glaciers,
  rivers: readRivers('south-asia-rivers'),
};
const relief = await readRelief();
const scales = toScales(relief);

await rm(target, { recursive: true, force: true });
let bytes = 0;
let tiles = 0;
for (const range of tileRanges()) {
  for (const block of splitBlocks(range, BLOCK)) {
    const cover = await drawCover(block, range.zoom > WORLD_ZOOM ? southAsia : world);
    for (let x = block.left; x < block.right; x++) {
      await Promise.all(
        Object.keys(themes).map((theme) =>
          mkdir(path.join(target, theme, `${range.zoom}/${x}`), { recursive: true }),
        ),
      );
      for (let y = block.top; y < block.bottom; y++) {
        const place = { zoom: range.zoom, x, y, left: (x - block.left) * TILE, top: (y - block.top) * TILE };
        const print = printTile(place, scales, cover);
        for (const theme of Object.keys(themes) as ThemeName[]) {
          const png = print(theme);
          bytes += png.length;
          tiles += 1;
          await writeFile(path.join(target, theme, `${range.zoom}/${x}/${y}.png`), png);
        }
      }
    }
  }
  console.log(`Printed ${tiles} tiles to zoom ${range.zoom}: ${(bytes / 1e6).toFixed(2)} MB.`);
}
if (bytes > MOST_BYTES) throw new Error(`The tiles weigh ${bytes} bytes, more than ${MOST_BYTES}.`);
for (const theme of Object.keys(themes)) await writePicture(theme);
await mkdir(path.join(target, 'hero'));
for await (const [name, file] of heroPictures(relief.classes))
  await writeFile(path.join(target, 'hero', `${name}.webp`), file);
const { user, system } = process.cpuUsage();
console.log(`Baked the terrain in ${((user + system) / 1e6).toFixed(1)} s of processor.`);

/** Stands in a page until the map has loaded. */
async function writePicture(theme: string): Promise<void> {
  const side = [0, 1, 2, 3];
  const columns = [2, 3, 0, 1, 2, 3, 0, 1];
  const input = (x: number, y: number) => path.join(target, theme, `2/${x}/${y}.png`);
  const whole = sharp({ create: { width: 8 * TILE, height: 4 * TILE, channels: 3, background: '#000' } });
  await whole
    .composite(
      columns.flatMap((x, at) => side.map((y) => ({ input: input(x, y), left: at * TILE, top: y * TILE }))),
    )
    .webp({ quality: 16, effort: 4 })
    .toFile(path.join(target, theme, 'world.webp'));
}
