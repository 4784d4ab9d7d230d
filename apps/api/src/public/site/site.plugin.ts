import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { idSchema, type Language, languages, profileIdSchema, type PublicSettings } from '@aranya/contracts';
import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressPrefix } from '../../platform/languages/sentences';
import { isKnown } from '../../platform/plugins/answer-tags';
import {
  FALLBACK_FILE,
  filledFile,
  type FilledFile,
  readLanguages,
  SERVICE_WORKER_FILES,
} from './filled-files';
import { previewParkSightings, previewSpeciesSightings } from './guest-previews';
import { keepAssets } from './kept-assets';
import { previewArea } from './area-preview';
import type { OwnCards } from './own-cards';
import { openPages, type Pages } from './pages';
import { type PagePreview, withPreview } from './page-preview';

export interface SiteOptions {
  readonly folder: string;
  /** Keeps earlier builds' code for pages still open; without it, none. */
  readonly kept?: string;
  /** The server build's file, which renders pages with other words. */
  readonly render: string;
  readonly settings: () => PublicSettings;
  /** Their pages are rendered again. */
  readonly corrected: () => CorrectedRecords;
  readonly onChange?: (listener: () => void) => void;
  /** If false, browsers drop their offline copy. */
  readonly offline: boolean;
  readonly previewPost?: (postId: string, language: Language) => Promise<PagePreview | null>;
  readonly previewProfile?: (profileId: string, language: Language) => Promise<PagePreview | null>;
  readonly drawCard?: OwnCards;
  readonly previewTaxon?: (id: number, language: Language) => Promise<PagePreview | null>;
}

const YEAR = 31_536_000;
const DAY = 86_400;

export function cacheControlFor(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${YEAR}, immutable`;
  // A page's data belong to its build, as the page does.
  if (/\.(webmanifest|data|json)$/.test(file)) return 'no-cache';
  return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

/** Get the fallback page, as they are not prerendered. */
const USER_PAGE =
  /^\/(?:[a-z]{2,3}\/)?(?:community\/(?:(?:messages|profile|life-list|post|admin\/(?:reports|members)|tag)\/[@\p{L}\p{M}\p{N}_-]+|sightings\/(?:species|park)\/[\w-]+|sightings\/cell\/[\d.,-]+)|(?:live-tracking\/recent|areas)\/[\w-]+)$/u;

const FALLBACK_ROUTES = [
  // The service worker caches the fallback from here.
  '/app-shell',
  '/community/messages/:userId',
  '/community/life-list/:profileId',
  '/community/admin/reports/:id',
  '/community/admin/members/:id',
  '/community/tag/*',
  '/community/sightings/cell/:cell',
  '/live-tracking/recent/:id',
  '/join/:token',
];

/** Forms without scripts and earlier versions use the query string for these paths. */
const MOVED_PARAMS: Readonly<Record<string, string>> = {
  '/parks&sancturies': 'park',
  '/parks&sancturies/where-and-when': 'month',
  '/games': 'game',
  '/live-tracking': 'animal',
};

/** Linear in a stranger's input, unlike a regular expression. */
function withoutTrailingSlashes(route: string): string {
  let end = route.length;
  while (end > 1 && route[end - 1] === '/') end -= 1;
  return route.slice(0, end);
}

function movedTo(route: string, query: string | undefined, files: ReadonlyMap<string, FilledFile>) {
  const name = MOVED_PARAMS[route];
  const params = new URLSearchParams(query);
  const value = name === undefined ? null : params.get(name);
  if (name === undefined || !value || !files.has(`${route}/${value}`)) return undefined;
  params.delete(name);
  return `${route}/${value}${params.size > 0 ? `?${params}` : ''}`;
}

async function send(request: FastifyRequest, reply: FastifyReply, file: FilledFile, status: 200 | 404) {
  reply.headers({
    'content-type': file.type,
    'content-security-policy': file.policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: file.etag,
  });
  if (status === 200 && isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding) return reply.code(status).send(file.plain);
  return reply
    .code(status)
    .header('content-encoding', encoding)
    .send(await file.encoded(encoding));
}

/** @returns the folders to serve, this build's first */
async function findRoots(app: FastifyInstance, { folder, kept }: SiteOptions): Promise<string[]> {
  if (kept === undefined) return [folder];
  try {
    await keepAssets(folder, kept, new Date());
    return [folder, path.resolve(kept)];
  } catch (err) {
    app.log.warn({ err }, 'Pages that are open will have to be loaded again, as the code cannot be kept');
    return [folder];
  }
}

async function serveFiles(app: FastifyInstance, options: SiteOptions, { files }: Pages): Promise<void> {
  const roots = await findRoots(app, options);
  const manifests = [...files.keys()]
    .filter((name) => name.endsWith('.webmanifest'))
    .map((name) => name.slice(1));
  await app.register(fastifyStatic, {
    root: roots,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: [
      '**/*.html',
      '**/*.br',
      '**/*.gz',
      '.vite/**',
      'sw*.js',
      'sitemap.xml',
      'robots.txt',
      ...manifests,
    ],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const root = roots.find((each) => file.startsWith(each + path.sep)) ?? options.folder;
      const relative = path.relative(root, file).split(path.sep).join('/');
      reply.setHeader('cache-control', cacheControlFor(relative.replace(/\.(br|gz)$/, '')));
      // A drawing opened as a page must not run anything. Its own style holds its night, and Firefox asks here for pictures too.
      reply.setHeader(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      );
    },
  });
}

/** In the language of the address. */
const fallbackPage = ({ files }: Pages, { url }: FastifyRequest) =>
  files.get(`${url.split(/[/?]/, 2)[1] ?? ''}/${FALLBACK_FILE}`) ?? (files.get(FALLBACK_FILE) as FilledFile);

const sendFile = (request: FastifyRequest, reply: FastifyReply, pages: Pages, name: string) => {
  const file = pages.files.get(name);
  return file ? send(request, reply, file, 200) : send(request, reply, fallbackPage(pages, request), 404);
};

function servePreviews(
  app: FastifyInstance,
  { options, pages, language }: { options: SiteOptions; pages: () => Pages; language: Language },
): void {
  /** @param missing the status of a page without a preview */
  function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    preview: PagePreview | null,
    missing: 200 | 404 = 404,
  ) {
    const fallback = fallbackPage(pages(), request);
    if (preview === null) return send(request, reply, fallback, missing);
    const { settings } = pages();
    const html = withPreview(fallback.plain.toString(), preview, { settings, language });
    const file = filledFile(html, fallback.type, () => fallback.policy);
    return send(request, reply, file, 200);
  }
  app.get<{ Params: { postId: string } }>('/community/post/:postId', async (request, reply) => {
    const { data: id } = idSchema.safeParse(request.params.postId);
    const preview = id === undefined ? null : await options.previewPost?.(id, language);
    return sendPreview(request, reply, preview ?? null);
  });
  // Members find more there than guests, so these pages are never missing.
  app.get<{ Params: { profileId: string } }>('/community/profile/:profileId', async (request, reply) => {
    const { data: id } = profileIdSchema.safeParse(request.params.profileId);
    const preview = id === undefined ? null : await options.previewProfile?.(id, language);
    return sendPreview(request, reply, preview ?? null, 200);
  });
  app.get<{ Params: { species: string } }>('/community/sightings/species/:species', (request, reply) =>
    sendPreview(
      request,
      reply,
      previewSpeciesSightings(request.params.species, pages().settings.site, language),
      200,
    ),
  );
  app.get<{ Params: { park: string } }>('/community/sightings/park/:park', (request, reply) =>
    sendPreview(
      request,
      reply,
      previewParkSightings(request.params.park, pages().settings.site, language),
      200,
    ),
  );
  app.get<{ Params: { area: string } }>('/areas/:area', (request, reply) =>
    sendPreview(request, reply, previewArea(request.params.area, pages().settings.site, language)),
  );
  app.get<{ Params: { taxon: string } }>('/taxa/:taxon', async (request, reply) => {
    const [id] = /^[1-9]\d{0,8}(?=-|$)/.exec(request.params.taxon) ?? [];
    const preview = id === undefined ? null : await options.previewTaxon?.(Number(id), language);
    return sendPreview(request, reply, preview ?? null);
  });
}

/** Empty for a malformed one. */
function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const [raw = '/', query] = request.url.split('?', 2);
  if (/^\/(api|media)(\/|$)/.test(raw)) return reply.callNotFound();
  const route = decodedPath(raw);
  if (route === '') return send(request, reply, fallbackPage(pages, request), 404);
  // Only to a page of ours: browsers take //host and /\host for other sites.
  const bare = withoutTrailingSlashes(route);
  if (bare !== route && (pages.files.has(bare) || USER_PAGE.test(bare)))
    return reply.redirect(encodeURI(bare) + (query === undefined ? '' : `?${query}`), 308);
  const moved = movedTo(route, query, pages.files);
  return moved ? reply.redirect(moved, 301) : sendFile(request, reply, pages, route);
}

export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const pages = await openPages({
    ...options,
    onError: (err) => app.log.error({ err }, 'Pages cannot be rendered, so they have the words of the build'),
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    const data = /\.data(?=\?|$)/.test(url) && pages().files.get(decodedPath(url));
    if (data) return send(request, reply, data, 200);
    const { logo } = pages().settings.site;
    const card = logo && (await options.drawCard?.(url, logo));
    if (card) return reply.type('image/jpeg').header('cache-control', 'no-cache').send(card);
  });
  await serveFiles(app, options, pages());
  const { on, off } = SERVICE_WORKER_FILES;
  app.get('/sw.js', (request, reply) => sendFile(request, reply, pages(), `/${options.offline ? on : off}`));
  const built = await readLanguages(options.folder);
  for (const language of languages.filter((each) => each === 'en' || built.includes(each)))
    await app.register(
      async (part) => {
        for (const route of FALLBACK_ROUTES)
          part.get(route, (request, reply) => send(request, reply, fallbackPage(pages(), request), 200));
        servePreviews(part, { options, pages, language });
      },
      { prefix: addressPrefix(language) },
    );
  app.get('/*', (request, reply) => sendPage(request, reply, pages()));
}
