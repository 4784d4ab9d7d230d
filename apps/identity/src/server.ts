import type { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { openAccountStore } from './accounts/account-store';
import type { IdentityEnv } from './env';
import { createAttemptLimiter } from './interaction/attempt-limiter';
import { interactionPages } from './interaction/interaction-pages';
import { BODY_LIMIT } from './interaction/read-form';
import { audienceAsResource, refreshErrorInAuth0Words } from './oidc/auth0-habits';
import { createProvider } from './oidc/create-provider';
import { signOut } from './oidc/sign-out';
import { userInfo } from './oidc/user-info';
import { pageHeaders } from './page-headers';
import { serveAssets } from './pages/assets';
import { failurePage, frontPage, notFoundPage } from './pages/message-pages';
import { refuseMethod } from './refuse-method';
import { openKeys } from './storage/key-store';
import { openOidcStore } from './storage/oidc-store';

const PURGE_EVERY_MS = 10 * 60 * 1000;

/** The running sign-in server. */
export interface IdentityServer {
  /** The issuer: where browsers find it, with a trailing slash. */
  url: string;
  /** Stops taking requests, finishes those under way, and leaves everything on disk. */
  close(): Promise<void>;
}

/**
 * Starts the sign-in server. With port 0 it takes a free one, and the issuer follows it unless one is given.
 *
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken; nothing was read or written by then
 */
export async function createIdentityServer(options: IdentityEnv): Promise<IdentityServer> {
  // The port first: it also keeps a second server away from the folder.
  const server = createServer({
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
  });
  const starting = new Promise<Awaited<ReturnType<typeof assemble>>>((resolve, reject) => {
    server.once('listening', () => assemble(options, issuerOf(options, server)).then(resolve, reject));
    server.once('error', reject);
  });
  server.on('request', (request, response) => {
    starting.then(({ handle }) => handle(request, response)).catch(() => response.destroy());
  });
  server.listen(options.port, options.host);

  const { issuer, flush, purge } = await starting.catch(async (error: unknown) => {
    await closeServer(server);
    throw error;
  });
  const timer = setInterval(() => {
    purge().catch((error: unknown) => console.error('Sign-in server: could not remove what expired:', error));
  }, PURGE_EVERY_MS).unref();

  return {
    url: issuer,
    async close() {
      clearInterval(timer);
      await closeServer(server);
      await flush();
    },
  };
}

async function assemble(options: IdentityEnv, issuer: string) {
  const { dataDir, siteUrl, siteOrigins, clientId, audience, rateLimitScale } = options;
  const [keys, accounts, store] = await Promise.all([
    openKeys(join(dataDir, 'keys.json')),
    openAccountStore(join(dataDir, 'accounts')),
    openOidcStore(join(dataDir, 'oidc')),
  ]);
  const provider = await createProvider({
    issuer,
    audience,
    clientId,
    siteUrl,
    siteOrigins,
    keys,
    accounts,
    store,
  });
  const limiter = (limit: number, windowSeconds: number) =>
    createAttemptLimiter({ limit: Math.max(1, Math.floor(limit * rateLimitScale)), windowSeconds });

  const steps = [
    pageHeaders(siteOrigins),
    lastResort(siteUrl),
    frontDoor(siteUrl),
    serveAssets,
    interactionPages({
      provider,
      accounts,
      siteUrl,
      ownOrigin: new URL(issuer).origin,
      signInLimiter: limiter(10, 15 * 60),
      signUpLimiter: limiter(200, 60 * 60),
    }),
    userInfo({ issuer, audience, siteOrigins, keys, accounts }),
    signOut({ provider, clientId, siteUrl }),
    refreshErrorInAuth0Words,
    audienceAsResource,
  ];
  // oidc-provider puts `oidc` on the contexts of its own routes; the steps that read it run around those alone.
  for (const step of steps) provider.use((ctx, next) => step(ctx as KoaContextWithOIDC, next));
  // Koa's own event, which the types of oidc-provider leave out.
  (provider as EventEmitter).on('error', report);
  const answer = provider.callback();

  return {
    issuer,
    purge: () => store.purge(),
    flush: async () => {
      await Promise.all([accounts.flush(), store.flush()]);
    },
    handle(request: IncomingMessage, response: ServerResponse) {
      if (refuseBody(request, response)) return;
      standAtIssuer(request, issuer);
      void answer(request, response);
    },
  };
}

/** The provider builds addresses from these headers, so that they must not be the visitor's to choose. */
function standAtIssuer(request: IncomingMessage, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Browsers name the length of what they send; what comes without one, or is longer than any form here, is not read. */
function refuseBody(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  const status =
    request.headers['transfer-encoding'] !== undefined ? 411 : length > BODY_LIMIT ? 413 : undefined;
  if (status === undefined) return false;
  response.writeHead(status, { Connection: 'close', 'Content-Length': 0 }).end();
  return true;
}

function frontDoor(siteUrl: string) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path !== '/' && ctx.path !== '/health') return void (await next());
    if (!['GET', 'HEAD'].includes(ctx.method)) return refuseMethod(ctx, 'GET');
    ctx.type = ctx.path === '/' ? 'html' : 'json';
    ctx.body = ctx.path === '/' ? frontPage({ siteUrl }) : { status: 'ok' };
  };
}

/** A page of ours where no step had an answer, or one failed. */
function lastResort(siteUrl: string) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
      if (ctx.status !== 404 || ctx.body) return;
      ctx.status = 404;
      ctx.body = notFoundPage({ siteUrl });
    } catch (error) {
      report(error, ctx);
      ctx.status = 500;
      ctx.body = failurePage({ siteUrl });
    }
    ctx.type = 'html';
  };
}

/** A visitor who left in the middle of sending is no failure. */
function report(error: unknown, { req }: { req: IncomingMessage }): void {
  if (req.complete) console.error('Sign-in server:', error);
}

function issuerOf({ issuer, host }: IdentityEnv, server: Server): string {
  const { port } = server.address() as AddressInfo;
  if (issuer !== undefined) return issuer;
  // To listen everywhere is no address to be found at.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), 1_000);
  await closed;
  clearTimeout(impatience);
}
