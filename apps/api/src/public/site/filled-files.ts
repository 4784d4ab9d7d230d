import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PublicSettings, SETTINGS_ELEMENT_ID } from '@aranya/contracts';
import { escape } from 'html-escaper';
import { DomUtils, parseDocument } from 'htmlparser2';
import { contentSecurityPolicy } from './content-security-policy';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** React Router's page for routes that are not prerendered; each other language has one in its folder. */
export const FALLBACK_FILE = '__spa-fallback.html';
const isFallback = (name: string) => path.basename(name) === FALLBACK_FILE;
/** `off` removes an installed worker. */
export const SERVICE_WORKER_FILES = { on: 'sw.js', off: 'sw-unregister.js' };

const FILES_WITH_PLACEHOLDERS: Readonly<Record<string, string>> = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  [SERVICE_WORKER_FILES.on]: 'text/javascript; charset=utf-8',
  [SERVICE_WORKER_FILES.off]: 'text/javascript; charset=utf-8',
};

/** A worker imports its push script and asks only this site. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

export interface FilledFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Compresses on first use. */
  readonly encoded: (encoding: 'br' | 'gzip') => Promise<Buffer>;
  readonly etag: string;
  readonly policy: string;
}

const SETTINGS_ELEMENT = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">{}</script>`;

/** Those of posts answer only where the site is open to guests, unlike that of the news. */
const LINKS_TO_POSTS = /<link rel="alternate" type="[^"]*" href="\/api\/feeds\/(?!news\.)[^"]*"\/>/g;

/** apps/web/src/lib/settings.ts makes the placeholders. Escapes values as HTML. */
export function fillPlaceholders(text: string, settings: PublicSettings): string {
  const { contact, social } = settings;
  const values: Record<string, string> = {
    siteUrl: settings.siteUrl.replace(/\/$/, ''),
    'site.name': settings.site.name,
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.dialable': contact.phone.replace(/[^+\d]/g, ''),
    'contact.address': contact.address,
    ...Object.fromEntries(social.map(({ url }, index) => [`social.${index}.url`, url])),
  };
  // A setting must not end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return (settings.site.open_to_guests ? text : text.replace(LINKS_TO_POSTS, ''))
    .replace(SETTINGS_ELEMENT, () => SETTINGS_ELEMENT.replace('{}', () => json))
    .replace(/__SETTING_([a-z0-9.]+)__/gi, (placeholder, name: string) =>
      escape(values[name] ?? placeholder),
    );
}

/** Devices show name and icon on their home screen. */
function ownManifest(text: string, { site: { name, logo, colours } }: PublicSettings): string {
  const manifest = JSON.parse(text) as { short_name: string };
  const icon = { sizes: '512x512', type: 'image/png' };
  return JSON.stringify({
    ...manifest,
    ...(manifest.short_name !== name && { name, short_name: name }),
    ...(colours && { theme_color: colours.accent }),
    ...(logo && {
      icons: [
        { ...icon, src: logo.icon },
        { ...icon, src: logo.maskable, purpose: 'maskable' },
      ],
    }),
  });
}

/** For the Content-Security-Policy; JSON needs no hash. */
export function scriptHashes(html: string): string[] {
  const scripts = DomUtils.getElementsByTagName('script', parseDocument(html)).filter(
    ({ attribs }) => attribs.src === undefined && !attribs.type?.includes('json'),
  );
  const cspHash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  return [...new Set(scripts.map((script) => cspHash(DomUtils.textContent(script))))];
}

/**
 * @param makePolicy called on first use, as it searches the HTML; gets the text, so that only the buffer is
 * kept
 */
export function filledFile(text: string, type: string, makePolicy: (text: string) => string): FilledFile {
  const plain = Buffer.from(text);
  let policy: string | undefined;
  let etag: string | undefined;
  const encodings = new Map<string, Promise<Buffer>>();
  const compress = {
    // Quality 9 takes ten times as long and saves less than half a percent.
    br: () => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: () => toGzip(plain),
  };
  return {
    type,
    plain,
    encoded: (encoding) => {
      const body = encodings.get(encoding) ?? compress[encoding]();
      encodings.set(encoding, body);
      return body;
    },
    get policy() {
      return (policy ??= makePolicy(plain.toString()));
    },
    // A cached page keeps its policy, so another policy needs another ETag.
    get etag() {
      return (etag ??= `"${createHash('sha256').update(plain).update(this.policy).digest('base64url').slice(0, 27)}"`);
    },
  };
}

/** @returns the languages whose addresses begin with them, as English has no prefix */
export async function readLanguages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => existsSync(path.join(folder, name, FALLBACK_FILE)));
}

/**
 * @param folder apps/web/build/client
 * @param rendered HTML and data by file name, instead of the built ones
 * @returns files by URL path, the fallback pages by file name
 * @throws Error with instructions if the site is not built
 */
export async function readFilledFiles(
  folder: string,
  settings: PublicSettings,
  rendered: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, FilledFile>> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  if (!names.includes(FALLBACK_FILE)) {
    throw new Error(`The site is not built: ${folder} is missing. Run "npm run build" first.`);
  }
  const revision = createHash('sha256')
    .update(JSON.stringify(settings) + contentSecurityPolicy(settings, []))
    .digest('hex')
    .slice(0, 8);
  const read = async (name: string) =>
    fillPlaceholders(rendered.get(name) ?? (await readFile(path.join(folder, name), 'utf8')), settings);
  const files = new Map<string, FilledFile>();
  for (const name of names.map((file) => file.split(path.sep).join('/'))) {
    const type = FILES_WITH_PLACEHOLDERS[name];
    if (type) {
      // The service worker caches pages by this revision.
      const text = (await read(name)).replaceAll('__SETTINGS_REVISION__', revision);
      files.set(
        `/${name}`,
        filledFile(text, type, () => WORKER_POLICY),
      );
    } else if (name.endsWith('.webmanifest')) {
      const text = ownManifest(await readFile(path.join(folder, name), 'utf8'), settings);
      files.set(
        `/${name}`,
        filledFile(text, 'application/manifest+json', () => WORKER_POLICY),
      );
    } else if (isFallback(name) || /(^|\/)index\.html$/.test(name)) {
      const page = filledFile(await read(name), 'text/html; charset=utf-8', (html) =>
        contentSecurityPolicy(settings, scriptHashes(html)),
      );
      files.set(isFallback(name) ? name : `/${name.replace(/\/?index\.html$/, '')}`, page);
    }
  }
  // Navigation within the site loads what is corrected from here.
  for (const [name, text] of rendered)
    if (name.endsWith('.data'))
      files.set(
        `/${name}`,
        filledFile(text, 'text/x-script; charset=utf-8', () => WORKER_POLICY),
      );
  return files;
}
