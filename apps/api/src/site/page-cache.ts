import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PublicSettings, SETTINGS_ELEMENT_ID } from '@aranya/contracts';
import { contentSecurityPolicy } from './content-security-policy';
import type { SiteManifest, SitePage } from './site-manifest';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What stands in the built pages for the site's own address. */
const SITE_URL_MARK = '__SITE_URL__';

/** Text as it is sent: the same for everybody, so it is compressed once. */
export interface ReadyText {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly policy: string;
}

export interface ReadyPage extends ReadyText {
  /** The same page with another head, by the value of one name of the query string. */
  readonly variants?: { readonly query: string; readonly pages: ReadonlyMap<string, ReadyPage> };
}

const withSiteUrl = (text: string, { siteUrl }: PublicSettings): string =>
  text.replaceAll(SITE_URL_MARK, siteUrl.replace(/\/$/, ''));

/** Compresses a text and gives it the ETag that stands for it and for the policy it is sent with. */
export async function readyText(text: string, policy: string): Promise<ReadyText> {
  const plain = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    // Quality 9 keeps the start short: there are some two hundred pages, and 11 takes ten times as long for 2 %.
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(plain, { level: 9 }),
  ]);
  // Service workers keep a page with its policy, and know by the ETag whether theirs is still the right one.
  const digest = createHash('sha256').update(plain).update(policy).digest('base64url');
  return { plain, brotli, gzip: gzipped, etag: `"${digest.slice(0, 27)}"`, policy };
}

/** Writes the public settings and the site's address into a built page. */
export function fillPage(html: string, settings: PublicSettings): string {
  const empty = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">{}</script>`;
  if (!html.includes(empty))
    throw new Error('A built page has no block for the public settings. Build the site again.');
  // `<` is escaped so that no setting can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const filled = html.replace(empty, () => empty.replace('{}', () => json));
  return withSiteUrl(filled, settings);
}

async function readyPage(folder: string, page: SitePage, settings: PublicSettings): Promise<ReadyPage> {
  const text = await readFile(path.join(folder, page.file), 'utf8');
  const policy = contentSecurityPolicy(settings, page.scriptHashes);
  const ready = await readyText(fillPage(text, settings), policy);
  if (!page.variants) return ready;
  const pages = new Map<string, ReadyPage>();
  const { plain, heads } = page.variants;
  for (const [value, tags] of Object.entries(heads)) {
    const own = plain.reduce((html, tag, index) => html.replace(tag, () => tags[index] ?? tag), text);
    pages.set(value, await readyText(fillPage(own, settings), policy));
  }
  return { ...ready, variants: { query: page.variants.query, pages } };
}

/** The pages that a server sends, ready. */
export interface ReadyPages {
  /** By their paths. */
  readonly pages: ReadonlyMap<string, ReadyPage>;
  /** For everything that is rendered in the browser only. */
  readonly fallback: ReadyPage;
  /** Texts that hold the site's address, by their paths. */
  readonly texts: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
}

/**
 * Every page of the built site with the settings of this place filled in, by path; the fallback page; and the texts
 * that hold the site's address.
 */
export async function readyPages(
  folder: string,
  manifest: SiteManifest,
  settings: PublicSettings,
): Promise<ReadyPages> {
  const pages = new Map<string, ReadyPage>();
  for (const [route, page] of Object.entries(manifest.pages)) {
    pages.set(route, await readyPage(folder, page, settings));
  }
  const texts = new Map(
    Object.entries(manifest.texts).map(([route, { type, text }]) => [
      route,
      { type, text: withSiteUrl(text, settings) },
    ]),
  );
  return { pages, fallback: await readyPage(folder, manifest.fallback, settings), texts };
}
