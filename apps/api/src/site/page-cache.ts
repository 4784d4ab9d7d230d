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

/** Text as it is sent: the same for everybody, so each compressed form is made once, when it is first asked for. */
export interface ReadyText {
  readonly plain: Buffer;
  readonly brotli: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
  readonly etag: string;
  readonly policy: string;
}

export interface ReadyPage {
  /** For a window: with its styles in itself, so that its first paint waits for nothing else. */
  readonly document: ReadyText;
  /** For scripts, above all for service workers that keep every page: with links to styles, which are kept once. */
  readonly linked: ReadyText;
  /** The same page with another head, by the value of one name of the query string. */
  readonly variants?: { readonly query: string; readonly pages: ReadonlyMap<string, ReadyPage> };
}

const withSiteUrl = (text: string, { siteUrl }: PublicSettings): string =>
  text.replaceAll(SITE_URL_MARK, siteUrl.replace(/\/$/, ''));

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** A text ready to be sent, with the ETag that stands for it and for the policy it is sent with. */
export function readyText(text: string, policy: string): ReadyText {
  const plain = Buffer.from(text);
  // Service workers keep a page with its policy, and know by the ETag whether theirs is still the right one.
  const digest = createHash('sha256').update(plain).update(policy).digest('base64url');
  return {
    plain,
    // The best there is: with styles inside it keeps most pages within the 14.6 kB that a server may send before it has an
    // answer. Some 80 ms a page, once: not at the start, for hundreds of pages in two forms.
    brotli: once(() => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    gzip: once(() => toGzip(plain, { level: 9 })),
    etag: `"${digest.slice(0, 27)}"`,
    policy,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const toHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** What a page shows of the settings stands in its HTML, for browsers that run no scripts; the build left marks. */
function withShownSettings(html: string, { contact, social }: PublicSettings): string {
  const shown: Record<string, string> = {
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.dialled': contact.phone.replace(/[^+\d]/g, ''),
    'contact.address': contact.address,
    ...Object.fromEntries(social.map(({ url }, index) => [`social.${index}.url`, url])),
  };
  return html.replace(/__SETTING_([a-z0-9.]+)__/g, (mark, path: string) => toHtml(shown[path] ?? mark));
}

/** Writes the public settings and the site's address into a built page. */
export function fillPage(html: string, settings: PublicSettings): string {
  const empty = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">{}</script>`;
  if (!html.includes(empty))
    throw new Error('A built page has no block for the public settings. Build the site again.');
  // `<` is escaped so that no setting can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const filled = html.replace(empty, () => empty.replace('{}', () => json));
  return withSiteUrl(withShownSettings(filled, settings), settings);
}

const STYLESHEET = /<link rel="stylesheet" href="(\/[^"#?]+)[^"]*"\/?>/g;

/** The built stylesheets, each read once. */
function stylesOf(folder: string): (href: string) => Promise<string> {
  const read = new Map<string, Promise<string>>();
  return (href) => {
    const text = read.get(href) ?? readFile(path.join(folder, href), 'utf8');
    read.set(href, text);
    return text;
  };
}

/**
 * Puts a page's stylesheets into the page, in their order, where the first of them was linked. The links stay without
 * loading anything: they are disabled and their addresses set aside (browsers fetch ahead what is merely disabled). The
 * page's start script gives the addresses back, by which the application knows its links.
 */
export async function inlineStyles(
  html: string,
  styleOf: (href: string) => Promise<string>,
): Promise<string> {
  const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
  if (hrefs.length === 0) return html;
  const styles = (await Promise.all(hrefs.map(styleOf))).join('');
  let first = true;
  return html.replace(STYLESHEET, (link) => {
    const held = link.replace(' href=', ' disabled="" data-href=');
    const whole = first ? `<style>${styles}</style>${held}` : held;
    first = false;
    return whole;
  });
}

async function readyPage(
  folder: string,
  page: SitePage,
  settings: PublicSettings,
  styleOf?: (href: string) => Promise<string>,
): Promise<ReadyPage> {
  const text = await readFile(path.join(folder, page.file), 'utf8');
  const policy = contentSecurityPolicy(settings, page.scriptHashes);
  const bothForms = async (html: string) => {
    const filled = fillPage(html, settings);
    const linked = readyText(filled, policy);
    if (!styleOf) return { document: linked, linked };
    return { document: readyText(await inlineStyles(filled, styleOf), policy), linked };
  };
  const ready = await bothForms(text);
  if (!page.variants) return ready;
  const pages = new Map<string, ReadyPage>();
  const { plain, heads } = page.variants;
  for (const [value, tags] of Object.entries(heads)) {
    const own = plain.reduce((html, tag, index) => html.replace(tag, () => tags[index] ?? tag), text);
    pages.set(value, await bothForms(own));
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
  const styleOf = stylesOf(folder);
  const pages = new Map<string, ReadyPage>();
  for (const [route, page] of Object.entries(manifest.pages)) {
    pages.set(route, await readyPage(folder, page, settings, styleOf));
  }
  const texts = new Map(
    Object.entries(manifest.texts).map(([route, { type, text }]) => [
      route,
      { type, text: withSiteUrl(text, settings) },
    ]),
  );
  // The fallback page shows nothing before its scripts run, so it gains nothing by having its styles in itself.
  return { pages, fallback: await readyPage(folder, manifest.fallback, settings), texts };
}
