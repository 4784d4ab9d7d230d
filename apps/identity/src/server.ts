import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import getPort from 'get-port';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Provider from 'oidc-provider';
import { openAccountStore } from './accounts/account-store';
import type { IdentityEnv } from './env';
import { interactionRoutes } from './interaction/interaction-routes';
import { loadLimits, saveLimits } from './interaction/saved-limits';
import { createSignInLimits } from './interaction/sign-in-limits';
import { logError } from './logged-error';
import { deleteExpired, oidcRecord } from './oidc/adapter';
import { createProvider } from './oidc/create-provider';
import { userInfo } from './oidc/user-info';
import { HTML_TYPE } from './pages/html';
import { errorPage, failurePage, notFoundPage, startPage } from './pages/messages';
import { openJsonStore } from './storage/json-store';
import { openKeys } from './storage/key-store';

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;
const SAVE_LIMITS_INTERVAL_MS = 60 * 1000;

const packageFolder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const staticFolders = {
  '/assets/': fileURLToPath(new URL('./assets', import.meta.url)),
  '/fonts/figtree/': packageFolder('@fontsource-variable/figtree'),
  '/fonts/young-serif/': packageFolder('@fontsource/young-serif'),
};

const providerRoutes = ['/.well-known/*', '/authorize', '/authorize/*', '/oauth/*', '/oidc/*', '/v2/logout'];

export interface IdentityServer {
  /** With a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** @throws NodeJS.ErrnoException EADDRINUSE */
export async function createIdentityServer(env: IdentityEnv): Promise<IdentityServer> {
  const { host, dataDir, siteUrl, siteOrigins } = env;
  const port = env.port || (await getPort());
  const issuer = env.issuer ?? defaultIssuer(host, port);
  const [keys, accounts, records] = await Promise.all([
    openKeys(join(dataDir, 'keys.json')),
    openAccountStore(join(dataDir, 'accounts')),
    openJsonStore(join(dataDir, 'oidc'), oidcRecord),
  ]);
  const limits = createSignInLimits(env.rateLimitScale, keys.cookieKeys.join());
  const limitsFile = join(dataDir, 'limits.json');
  await loadLimits(limitsFile, limits);
  const provider = await createProvider({ ...env, issuer, keys, accounts, records });

  const app = fastify({
    bodyLimit: 16 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    forceCloseConnections: true,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
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
    strictTransportSecurity: false,
    // The site checks from its own origin whether this server answers.
    crossOriginResourcePolicy: false,
  });
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    raw.setHeader('Cache-Control', 'no-store');
  });

  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type(HTML_TYPE).send(notFoundPage(siteUrl));
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) logError(error);
    const page = statusCode >= 500 ? failurePage(siteUrl) : errorPage(siteUrl, message);
    reply.code(statusCode).type(HTML_TYPE).send(page);
  });

  for (const [prefix, root] of Object.entries(staticFolders))
    await app.register(fastifyStatic, { root, prefix, decorateReply: false });
  app.get('/', (_request, reply) => reply.type(HTML_TYPE).send(startPage(siteUrl)));
  app.get('/health', () => ({ status: 'ok' }));
  await app.register(interactionRoutes, { ...env, provider, accounts, limits, issuer });
  await app.register(userInfo, { ...env, issuer, keys, accounts });
  await app.register(mountProvider(provider, issuer));

  const deleteExpiredRecords = () => deleteExpired(records).catch(logError);
  const save = () => saveLimits(limitsFile, limits).catch(logError);
  app.addHook('onClose', async () => {
    clearInterval(cleanup);
    clearInterval(saving);
    await Promise.all([accounts.flush(), records.flush(), save()]);
  });

  await app.listen({ port, host });
  const cleanup = setInterval(deleteExpiredRecords, CLEANUP_INTERVAL_MS).unref();
  const saving = setInterval(save, SAVE_LIMITS_INTERVAL_MS).unref();
  void deleteExpiredRecords();
  return { url: issuer, close: () => app.close() };
}

const mountProvider =
  (provider: Provider, issuer: string): FastifyPluginAsync =>
  async (app) => {
    const { host, protocol } = new URL(issuer);
    const handle = provider.callback();
    // The provider reads the bodies.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const path of providerRoutes) {
      app.all(path, ({ raw }, reply) => {
        reply.hijack();
        // The provider builds URLs from these headers, which a visitor could choose.
        Object.assign(raw.headers, {
          host,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.slice(0, -1),
        });
        void handle(raw, reply.raw);
      });
    }
  };

function defaultIssuer(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
