import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicSettings } from '@aranya/contracts';
import { correctedRecords, type CorrectedRecords } from '@aranya/wildlife-data/corrections';
import Fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../moderation/admin/admin.testing';
import { sitePlugin } from './site.plugin';
import { testSiteOptions, testPage, siteSettings, writeTestSite } from './site.testing';

const NAME = 'वन मित्र मंडळ & Co';
type Look = Partial<Pick<PublicSettings['site'], 'logo' | 'colours'>>;
const named = (name: string, look: Look = {}): PublicSettings => ({
  ...siteSettings,
  site: { ...siteSettings.site, name, ...look },
});

/** As React Router's server build, with a page that says which site it is of. */
const serverBuild = `
const name = JSON.parse(process.env.ARANYA_SITE).name;
if (name === 'Broken') throw new Error('This build cannot be loaded.');
const html = ${JSON.stringify(testPage('TEXT'))};
const corrected = Object.keys(JSON.parse(process.env.ARANYA_CORRECTED).parks).join();
const page = (request) =>
  html.replace('TEXT', () => new URL(request.url).pathname + ' of ' + name + ' ' + corrected);
export const entry = {
  module: { default: (request) => new Response(page(request)) },
};
const root = { id: 'root', path: '', module: { default: () => null } };
const rest = { id: 'rest', parentId: 'root', path: '*', module: { default: () => null } };
export const routes = { root, rest };
const asset = (route) => ({ ...route, module: '/assets/a-1.js', hasLoader: false, hasAction: false });
export const assets = {
  version: '1', url: '', entry: { module: '', imports: [] }, routes: { root: asset(root), rest: asset(rest) },
};
export const prerender = ['/', '/parks&sancturies', '/parks&sancturies/gir', '/community', '/robots.txt'];
export const [ssr, isSpaMode, basename, publicPath, assetsBuildDirectory] = [false, false, '/', '/', 'client'];
export const [future, routeDiscovery] = [{}, { mode: 'initial' }];
`;

let site: Awaited<ReturnType<typeof writeTestSite>>;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  site = await writeTestSite();
  const folder = path.join(site.root, '../render');
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'index.js'), serverBuild);
  const manifest = { short_name: 'Aranya', name: 'Aranya: discover the wild', display: 'standalone' };
  await writeFile(path.join(site.root, 'assets/site-1.webmanifest'), JSON.stringify(manifest));
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await site.remove();
});

async function serve(name: string, look: Look = {}) {
  const app = Fastify();
  apps.push(app);
  let settings = named(name, look);
  let corrected: CorrectedRecords = { species: {}, parks: {} };
  let tell = () => undefined as void;
  await app.register(sitePlugin, {
    ...testSiteOptions(site.root),
    settings: () => settings,
    corrected: () => corrected,
    onChange: (listener: () => void) => {
      tell = listener;
    },
    offline: true,
  });
  const read = async (url: string) => (await app.inject({ url })).body;
  const rename = (next: string) => {
    settings = named(next);
    tell();
  };
  const correct = (next: CorrectedRecords) => {
    corrected = next;
    tell();
  };
  return { app, read, rename, correct };
}

test('pages, the fallback, previews and the manifest have the name of the site', async () => {
  const { app, read } = await serve(NAME);
  expect(await read('/')).toContain(`<p>/ of ${NAME} </p>`);
  expect(await read('/parks&sancturies/gir')).toContain(`<p>/parks&sancturies/gir of ${NAME} </p>`);
  expect(await read('/app-shell')).toContain(`<p>/app-shell of ${NAME} </p>`);
  expect(await read('/hi/nowhere')).toContain(`<p>/hi/app-shell of ${NAME} </p>`);
  expect(await read('/')).toContain('href="https://wild.example/x"');
  expect(await read('/areas/chilika-lake')).toContain('Chilika Lake on वन मित्र मंडळ &amp; Co</title>');
  const manifest = await app.inject({ url: '/assets/site-1.webmanifest' });
  expect(manifest.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/manifest+json',
  });
  expect(manifest.json()).toEqual({ short_name: NAME, name: NAME, display: 'standalone' });
});

test('a site with the words that it comes with is served as it was built', async () => {
  const { read } = await serve('Aranya');
  expect(await read('/')).toContain('<p>landing</p>');
  expect(await read('/assets/site-1.webmanifest')).toContain('discover the wild');
});

test('devices show the logo and the colour of a site', async () => {
  const logo = { hash: 'a', image: '/a.png', icon: '/b.png', maskable: '/c.png', width: 2, height: 1 };
  const colours = { accent: '#7a1f5c', sheet: '/d.css' };
  const { app } = await serve(NAME, { logo, colours });
  const manifest = await app.inject({ url: '/assets/site-1.webmanifest' });
  expect(manifest.json()).toMatchObject({
    theme_color: '#7a1f5c',
    icons: [
      { src: '/b.png', type: 'image/png', sizes: '512x512' },
      { src: '/c.png', purpose: 'maskable' },
    ],
  });
});

test('a change is seen without a restart, and gives pages another ETag', async () => {
  const { app, read, rename } = await serve('Aranya');
  const before = (await app.inject({ url: '/' })).headers.etag;
  rename('One');
  rename(NAME);
  await eventually(async () => expect(await read('/')).toContain(`of ${NAME} </p>`));
  expect((await app.inject({ url: '/' })).headers.etag).not.toBe(before);
  rename('Aranya');
  await eventually(async () => expect(await read('/')).toContain('<p>landing</p>'));
});

test('an accepted correction makes its page and its data again, and leaves the others as they were built', async () => {
  const { app, read, correct } = await serve('Aranya');
  const { parks } = correctedRecords([
    {
      record: 'parks/gir-national-park',
      field: 'area_km2',
      before: 258.71,
      value: 259,
      source_title: 'Gir National Park',
      source_url: 'https://example.org/gir',
      decided_at: new Date('2026-11-02'),
    },
  ]);
  const gir = parks['gir-national-park'];
  if (!gir) throw new Error('The record of Gir has another area by now.');
  correct({ species: {}, parks: { gir } });
  await eventually(async () =>
    expect(await read('/parks&sancturies/gir')).toContain('<p>/parks&sancturies/gir of Aranya gir</p>'),
  );
  expect(await read('/')).toContain('<p>landing</p>');
  const data = await app.inject({ url: '/parks&sancturies/gir.data?_routes=park' });
  expect([data.statusCode, data.headers['content-type']]).toEqual([200, 'text/x-script; charset=utf-8']);
  correct({ species: {}, parks: {} });
  await eventually(async () => expect(await read('/parks&sancturies/gir')).toContain('<p>gir</p>'));
});

test('pages that cannot be rendered are served as they were built, and their scripts find the same words', async () => {
  const { read } = await serve('Broken');
  expect(await read('/')).toContain('<p>landing</p>');
  expect(await read('/')).toContain('"name":"Aranya"');
  expect(await read('/')).not.toContain('Broken');
});
