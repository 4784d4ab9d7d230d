import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAccountStore } from './accounts/account-store';
import { interactionRoutes } from './interaction/interaction-routes';
import { loadLimits, saveLimits } from './interaction/saved-limits';
import { createSignInLimits } from './interaction/sign-in-limits';
import { logError } from './logged-error';
import { mountProvider } from './mount-provider';
import { deleteExpired, oidcRecord } from './oidc/adapter';
import { createProvider } from './oidc/create-provider';
import { createReadClaims, userInfo } from './oidc/user-info';
import type { ReadClaims } from './oidc/user-info';
import { HTML_TYPE } from './pages/html';
import type { Site } from './pages/layout';
import { errorPage, failurePage, notFoundPage, startPage } from './pages/messages';
import type { IdentitySettings } from './settings';
import { openJsonStore } from './storage/json-store';
import { openKeys } from './storage/key-store';

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;
const SAVE_LIMITS_INTERVAL_MS = 60 * 1000;
const YEAR_SECONDS = 31_536_000;

const packageFolder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const staticFolders = {
  '/assets/': fileURLToPath(new URL('./assets', import.meta.url)),
  '/fonts/figtree/': packageFolder('@fontsource-variable/figtree'),
  '/fonts/young-serif/': packageFolder('@fontsource/young-serif'),
};

export interface IdentityServer {
  /** For a server of its own, or for requests below the issuer's path. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** IDs of the published keys. */
  keyIds(): Promise<ReadonlySet<string>>;
  /** What `/userinfo` answers. */
  readClaims: ReadClaims;
  close(): Promise<void>;
}

/** Does not listen: see {@link IdentityServer.handle}. */
export async function createIdentityServer(settings: IdentitySettings): Promise<IdentityServer> {
  const { issuer, dataDir, siteUrl } = settings;
  const site: Site = { url: siteUrl, signInPath: new URL(issuer).pathname.slice(0, -1) };
  const [keys, accounts, records] = await Promise.all([
    openKeys(join(dataDir, 'keys.json')),
    openAccountStore(join(dataDir, 'accounts')),
    openJsonStore(join(dataDir, 'oidc'), oidcRecord),
  ]);
  const limits = createSignInLimits(settings.rateLimitScale, keys.cookieKeys.join());
  const limitsFile = join(dataDir, 'limits.json');
  await loadLimits(limitsFile, limits);
  const provider = await createProvider({ ...settings, site, keys, accounts, records });
  const readClaims = createReadClaims({ ...settings, keys, accounts });

  const app = await createApp(settings, site);
  await app.register(interactionRoutes, { ...settings, site, provider, accounts, limits });
  await app.register(userInfo, { ...settings, readClaims });
  await app.register(mountProvider(provider, issuer));

  const deleteExpiredRecords = () => deleteExpired(records).catch(logError);
  const save = () => saveLimits(limitsFile, limits).catch(logError);
  const cleanup = setInterval(deleteExpiredRecords, CLEANUP_INTERVAL_MS).unref();
  const saving = setInterval(save, SAVE_LIMITS_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(cleanup);
    clearInterval(saving);
    await Promise.all([accounts.flush(), records.flush(), save()]);
  });
  void deleteExpiredRecords();
  await app.ready();

  return {
    handle: (request, response) => app.routing(request, response),
    keyIds: () => Promise.resolve(new Set(keys.jwks.keys.map(({ kid }) => kid))),
    readClaims,
    close: () => app.close(),
  };
}

/** A request line may hold a whole address, whose host a visitor chooses. */
const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
  url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');

/** With what all pages have in common. */
async function createApp(
  { issuer, siteOrigins, trustProxy }: IdentitySettings,
  site: Site,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 16 * 1024,
    return503OnClosing: false,
    trustProxy,
    rewriteUrl: (request) => {
      const path = pathOf(request);
      // oidc-provider finds its own path by comparing both.
      Object.assign(request, { originalUrl: path });
      const isBelow = path.startsWith(`${site.signInPath}/`);
      return isBelow ? path.slice(site.signInPath.length) : path;
    },
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        // Applies to redirects after a form too; the last leads to the site.
        formAction: ["'self'", ...siteOrigins],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // `no-referrer` would make browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: issuer.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    // The site checks from its own origin whether this server answers.
    crossOriginResourcePolicy: false,
  });
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    raw.setHeader('Cache-Control', 'no-store');
  });

  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type(HTML_TYPE).send(notFoundPage(site));
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) logError(error);
    const page = statusCode >= 500 ? failurePage(site) : errorPage(site, message);
    reply.code(statusCode).type(HTML_TYPE).send(page);
  });

  for (const [prefix, root] of Object.entries(staticFolders))
    await app.register(fastifyStatic, { root, prefix, decorateReply: false });
  app.get('/', (_request, reply) => reply.type(HTML_TYPE).send(startPage(site)));
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
