import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicSettings } from '@aranya/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyPage, type ReadyText, readyPages } from './page-cache';
import { FALLBACK_PATH, readyServiceWorker } from './service-worker';
import { readSiteManifest } from './site-manifest';

export interface SiteOptions {
  /** The folder of the built site: apps/web/build/client. */
  readonly folder: string;
  readonly settings: PublicSettings;
  /** Whether browsers may keep the site for times without a network. If not, they drop what they have kept. */
  readonly offline: boolean;
}

const YEAR = 31_536_000;
const DAY = 86_400;

/** How long a file of the site may be kept. Files under /assets carry a hash of their content in their name. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${YEAR}, immutable`;
  if (file.endsWith('.webmanifest')) return 'no-cache';
  return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

/** A route pattern with `:name` parts as an expression over whole paths. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: ReadyText,
  status: 200 | 404,
  type: string,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': text.policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, sec-fetch-dest',
    etag: text.etag,
  });
  if (status === 200 && request.headers['if-none-match']?.includes(text.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding) return reply.code(status).send(text.plain);
  const body = await (encoding === 'br' ? text.brotli() : text.gzip());
  return reply.code(status).header('content-encoding', encoding).send(body);
}

/** The page with the head that its query string asks for. */
function variantOf(page: ReadyPage, query: string | undefined): ReadyPage {
  if (!page.variants || query === undefined) return page;
  return page.variants.pages.get(new URLSearchParams(query).get(page.variants.query) ?? '') ?? page;
}

/** `fetch` says so by this header of every browser; what sends none is a reader of whole pages, as windows are. */
const isFetched = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'empty';

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage, status: 200 | 404) =>
  sendText(request, reply, isFetched(request) ? page.linked : page.document, status, 'text/html');

/**
 * Serves the built site: prerendered pages, the fallback page for the routes that live in the browser, files with
 * their compressed forms, robots.txt and sitemap.xml, and a real 404 for everything else. Calls of the API that do not exist are left to it.
 */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder, settings, offline } = options;
  const manifest = await readSiteManifest(folder);
  const ready = await readyPages(folder, manifest, settings);
  const { pages, fallback, texts } = ready;
  const serviceWorker = await readyServiceWorker(folder, ready, offline);
  const appRoutes = [FALLBACK_PATH, ...manifest.appRoutes].map(matcherOf);

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Pages are sent filled in, by the route below; their raw files are not.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const relative = path.relative(folder, file).split(path.sep).join('/');
      reply.setHeader('cache-control', cacheControlOf(relative.replace(/\.(br|gz)$/, '')));
    },
  });

  app.get('/sw.js', (request, reply) => sendText(request, reply, serviceWorker, 200, 'text/javascript'));

  app.get('/*', (request, reply) => {
    const [raw = '/', query] = request.url.split('?', 2);
    if (/^\/(api|media)(\/|$)/.test(raw)) return reply.callNotFound();
    let route: string;
    try {
      route = decodeURIComponent(raw);
    } catch {
      return sendPage(request, reply, fallback, 404);
    }
    if (route.length > 1 && route.endsWith('/')) {
      const bare = raw.replace(/\/+$/, '');
      // A path such as //example.org would lead away from the site.
      if (bare.startsWith('//')) return sendPage(request, reply, fallback, 404);
      return reply.redirect((bare || '/') + (query === undefined ? '' : `?${query}`), 308);
    }
    const text = texts.get(route);
    if (text)
      return reply
        .headers({ 'content-type': text.type, 'cache-control': `public, max-age=${DAY}` })
        .send(text.text);
    const page = pages.get(route);
    if (page) return sendPage(request, reply, variantOf(page, query), 200);
    return sendPage(request, reply, fallback, appRoutes.some((matcher) => matcher.test(route)) ? 200 : 404);
  });
}
