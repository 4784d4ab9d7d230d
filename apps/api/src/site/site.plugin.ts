import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicSettings } from '@aranya/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyPage, readyPages } from './page-cache';
import { readSiteManifest } from './site-manifest';

export interface SiteOptions {
  /** The folder of the built site: apps/web/build/client. */
  readonly folder: string;
  readonly settings: PublicSettings;
}

const YEAR = 31_536_000;
const DAY = 86_400;

/** How long a file of the site may be kept. Files under /assets carry a hash of their content in their name. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${YEAR}, immutable`;
  if (file === 'sw.js' || file.endsWith('.webmanifest')) return 'no-cache';
  return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

/** A route pattern with `:name` parts as an expression over whole paths. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  status: 200 | 404,
): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.code(status).header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.code(status).header('content-encoding', 'gzip').send(page.gzip);
  return reply.code(status).send(page.html);
}

/**
 * Serves the built site: prerendered pages, the fallback page for the routes that live in the browser, files with
 * their compressed forms, and a real 404 for everything else. Calls of the API that do not exist are left to it.
 */
export async function sitePlugin(app: FastifyInstance, { folder, settings }: SiteOptions): Promise<void> {
  const manifest = await readSiteManifest(folder);
  const { pages, fallback } = await readyPages(folder, manifest, settings);
  const appRoutes = manifest.appRoutes.map(matcherOf);

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
    const page = pages.get(route);
    if (page) return sendPage(request, reply, page, 200);
    return sendPage(request, reply, fallback, appRoutes.some((matcher) => matcher.test(route)) ? 200 : 404);
  });
}
