import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { trusted } from './html';
import type { Html } from './html';

/** A file that the pages need. Its address changes with its content, so browsers may keep it for good. */
interface Asset {
  url: string;
  type: string;
  content: Buffer;
}

const require = createRequire(import.meta.url);
/** Beside the bundle when built; one folder up from this file in the source. */
const folder = ['./assets/', '../assets/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}page.css`));
if (folder === undefined) throw new Error('The folder of assets is missing: build the sign-in server again.');

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const FONTS: Record<string, string> = {
  'figtree-latin.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-latin-ext.woff2': '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  'young-serif-latin.woff2': '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  'young-serif-latin-ext.woff2': '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2',
};

const assets = new Map<string, Asset>();

function addAsset(name: string, content: Buffer): void {
  const dot = name.lastIndexOf('.');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const url = `/assets/${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
  assets.set(name, { url, type: TYPES[name.slice(dot + 1)] ?? 'application/octet-stream', content });
}

const ownFile = (name: string) => readFileSync(`${folder}${name}`);

for (const [name, path] of Object.entries(FONTS)) addAsset(name, readFileSync(require.resolve(path)));
for (const name of ['brand.svg', 'night-landscape.svg', 'contours.svg', 'page.js'])
  addAsset(name, ownFile(name));
// Last, since it names the others: its relative addresses become the hashed ones.
addAsset(
  'page.css',
  Buffer.from(
    ownFile('page.css')
      .toString('utf8')
      .replace(/url\('([^']+)'\)/g, (_, name) => `url("${assetUrl(name)}")`),
  ),
);

/** The address of an asset, with the hash of its content. */
export function assetUrl(name: string): string {
  const asset = assets.get(name);
  if (!asset) throw new RangeError(`No asset is named ${name}`);
  return asset.url;
}

/** Aranya's mark, drawn in the page. */
export function brandMark(): Html {
  return trusted(
    ownFile('brand.svg')
      .toString('utf8')
      .trim()
      .replace(/<svg xmlns="[^"]+"/, '<svg aria-hidden="true"'),
  );
}

const byUrl = new Map([...assets.values()].map((asset) => [asset.url, asset]));

/** Serves the assets. */
export async function serveAssets(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  const asset = byUrl.get(ctx.path);
  if (!asset || !['GET', 'HEAD'].includes(ctx.method)) return void (await next());
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = asset.type;
  ctx.body = asset.content;
}
