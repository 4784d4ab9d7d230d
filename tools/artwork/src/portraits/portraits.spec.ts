import { gzipSync } from 'node:zlib';
import { roster, tracks } from '@aranya/wildlife-data';
import sharp from 'sharp';
import { figure, figureNames } from '../figures';
import { CROPS } from './crops.list';
import { cull } from './cull';
import { headSquare } from './head';
import { OTHER_PORTRAITS } from './other-portraits';
import { portraitFiles } from './portrait-files';

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');
const paths = new Set(portraitFiles().map(({ path }) => path));

test('each animal of the catalogue has a portrait', () => {
  expect(roster.filter(({ slug }) => !paths.has(`artwork/portraits/${slug}.svg`))).toEqual([]);
});

test('each animal of the tracker has a portrait at the slug of its name', () => {
  expect(
    tracks.map(({ name }) => slugOf(name)).filter((slug) => !paths.has(`artwork/portraits/${slug}.svg`)),
  ).toEqual([]);
});

test('no other portrait replaces one of the catalogue', () => {
  const slugs = new Set(roster.map(({ slug }) => slug));
  expect(OTHER_PORTRAITS.filter((slug) => slugs.has(slug))).toEqual([]);
});

test.each(figureNames())('the square of %s is square and shows a part of it', (name) => {
  const drawn = figure(name);
  const [left, top, right, bottom] = headSquare(drawn);
  expect(right - left).toBeCloseTo(bottom - top, 6);
  expect(left).toBeLessThan(drawn.box[2]);
  expect(right).toBeGreaterThan(drawn.box[0]);
  expect(top).toBeLessThan(drawn.box[3]);
  expect(bottom).toBeGreaterThan(drawn.box[1]);
});

test('a portrait is small enough for a list of forty', async () => {
  const sizes = await Promise.all(
    portraitFiles().map(async ({ path, draw }) => [path, gzipSync(String(await draw())).length] as const),
  );
  expect(sizes.filter(([, size]) => size > 5 * 1024)).toEqual([]);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0) / sizes.length).toBeLessThan(2.5 * 1024);
});

describe('what a portrait does not show', () => {
  const pixels = (body: string, [left, top, right]: readonly number[]) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="${left} ${top} ${(right ?? 0) - (left ?? 0)} ${(right ?? 0) - (left ?? 0)}">${body}</svg>`,
      ),
    )
      .raw()
      .toBuffer();

  test.each(figureNames())('leaves the square of %s as it is', async (name) => {
    const drawn = figure(name);
    const square = headSquare(drawn, CROPS[name]);
    const [whole, part] = await Promise.all([
      pixels(drawn.body, square),
      pixels(cull(drawn.body, square), square),
    ]);
    // Edges of a path without its far parts are smoothed a little differently.
    const away = whole.map((value, i) => Math.abs(value - (part[i] ?? 0)));
    expect(Math.max(...away)).toBeLessThan(32);
    expect(away.filter((value) => value > 0).length).toBeLessThan(whole.length / 200);
  });

  test('goes, part of a path by part', () => {
    const body = '<path fill="#000" d="M0 0h10v10zM90 90h10v10z"/><path fill="#fff" d="M80 80h9v9z"/>';
    expect(cull(body, [-5, -5, 30, 30])).toBe('<path fill="#000" d="M0 0h10v10z"/>');
  });
});
