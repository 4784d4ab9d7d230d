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

/** A page as it is sent: the same for everybody, so it is compressed once. */
export interface ReadyPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** Writes the public settings and the site's address into a built page. */
export function fillPage(html: string, settings: PublicSettings): string {
  const empty = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">{}</script>`;
  if (!html.includes(empty))
    throw new Error('A built page has no block for the public settings. Build the site again.');
  // `<` is escaped so that no setting can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const filled = html.replace(empty, () => empty.replace('{}', () => json));
  return filled.replaceAll(SITE_URL_MARK, settings.siteUrl.replace(/\/$/, ''));
}

async function readyPage(folder: string, page: SitePage, settings: PublicSettings): Promise<ReadyPage> {
  const html = Buffer.from(fillPage(await readFile(path.join(folder, page.file), 'utf8'), settings));
  const [brotli, gzipped] = await Promise.all([
    // Quality 9 keeps the start short: there are some two hundred pages, and 11 takes ten times as long for 2 %.
    toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(html, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { html, brotli, gzip: gzipped, etag, policy: contentSecurityPolicy(settings, page.scriptHashes) };
}

/** Every page of the built site with the settings of this place filled in, by path, and the fallback page. */
export async function readyPages(folder: string, manifest: SiteManifest, settings: PublicSettings) {
  const pages = new Map<string, ReadyPage>();
  for (const [route, page] of Object.entries(manifest.pages)) {
    pages.set(route, await readyPage(folder, page, settings));
  }
  return { pages, fallback: await readyPage(folder, manifest.fallback, settings) };
}
