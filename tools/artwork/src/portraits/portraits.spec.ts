import { gzipSync } from 'node:zlib';
import { roster, tracks } from '@aranya/wildlife-data';
import { figure, figureNames } from '../figures';
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
  expect(sizes.filter(([, size]) => size > 6 * 1024)).toEqual([]);
});
