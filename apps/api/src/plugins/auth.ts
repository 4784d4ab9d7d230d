import { auth } from 'express-oauth2-jwt-bearer';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, errors } from './errors';
import type { Issuer, JsonWebKeySet } from './issuer';

/** Who the token says is calling. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The token itself, to ask the issuer with. Never log it. */
  token: string;
  /** When the token ends, in milliseconds since 1970. */
  expiresAt: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came along; null without a token or with one that is not valid. */
    identity: Identity | null;
    /** Why the token that came along, or its absence, is no identity. */
    authenticationError: AppError | null;
  }
}

export interface AuthOptions {
  issuer: string;
  audience: string;
  keys: Issuer['keys'];
}

type Middleware = ReturnType<typeof auth>;
type ExpressRequest = Parameters<Middleware>[0];
type ExpressResponse = Parameters<Middleware>[1];

/** express-oauth2-jwt-bearer's middleware for a set of keys. */
function middlewareFor({ issuer, audience }: AuthOptions, keys: JsonWebKeySet): Middleware {
  return auth({
    issuer,
    audience,
    publicKey: keys,
    tokenSigningAlg: 'RS256',
    dpop: { enabled: false },
  });
}

/**
 * What the middleware reads of an Express request. Tokens in the query or in the body are not taken: addresses end up
 * in logs.
 */
function expressLike(request: FastifyRequest) {
  const like = {
    headers: request.headers,
    query: {},
    body: undefined,
    method: request.method,
    protocol: request.protocol,
    url: '/',
    originalUrl: '/',
    socket: request.raw.socket,
    get: (name: string) =>
      name.toLowerCase() === 'host' ? 'localhost' : request.headers[name.toLowerCase()],
    is: () => false,
  };
  return like as unknown as ExpressRequest;
}

async function verify(middleware: Middleware, request: FastifyRequest): Promise<Identity> {
  const like = expressLike(request);
  await new Promise<void>((done, fail) => {
    middleware(like, {} as ExpressResponse, (error?: unknown) =>
      error === undefined ? done() : fail(error as Error),
    );
  });
  const { payload, token } = like.auth ?? {};
  if (!payload?.iss || !payload.sub || payload.sub.length > 255 || !payload.exp || !token) {
    throw new Error('The token names nobody');
  }
  return { issuer: payload.iss, subject: payload.sub, token, expiresAt: payload.exp * 1000 };
}

/** Whatever is wrong with a token is the same refusal, with the WWW-Authenticate header that the library words. */
function refusalOf(error: unknown): AppError {
  const headers = (error as { headers?: Record<string, string> } | null)?.headers;
  const challenge = headers?.['WWW-Authenticate'] ?? 'Bearer realm="api", error="invalid_token"';
  const anything = challenge.includes('invalid_token');
  const refusal = errors.unauthenticated(
    anything ? 'Your session is over. Please sign in again.' : undefined,
  );
  // A header holds visible ASCII only, whatever the token held.
  refusal.headers = { 'www-authenticate': challenge.replace(/[^\x20-\x7e]/g, '?') };
  return refusal;
}

/** The key id that the token's header names, unchecked; undefined where there is none to read. */
function keyIdOf(authorization: string): string | undefined {
  try {
    const [head = ''] = authorization.replace(/^bearer /i, '').split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8')) as { kid?: unknown };
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Looks at the bearer token of each request to the API and notes whose it is; refuses nothing by itself, since some
 * calls need no token. See requireIdentity.
 */
export const authPlugin = fp<AuthOptions>(
  (app, options, done) => {
    const keyless = middlewareFor(options, { keys: [] });
    let made: { keys: JsonWebKeySet; middleware: Middleware } | undefined;
    const middlewareOf = (keys: JsonWebKeySet) => {
      if (made?.keys !== keys) made = { keys, middleware: middlewareFor(options, keys) };
      return made.middleware;
    };

    async function identify(request: FastifyRequest): Promise<Identity> {
      const { authorization } = request.headers;
      // Without a token there is nothing to ask the issuer's keys for.
      if (authorization === undefined) return await verify(keyless, request);
      const kid = keyIdOf(authorization);
      let keys = await options.keys();
      if (kid !== undefined && !keys.keys.some((key) => key.kid === kid)) keys = await options.keys(true);
      return await verify(middlewareOf(keys), request);
    }

    app.decorateRequest('identity', null);
    app.decorateRequest('authenticationError', null);
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api/')) return;
      try {
        request.identity = await identify(request);
      } catch (error) {
        request.authenticationError = error instanceof AppError ? error : refusalOf(error);
      }
    });
    done();
  },
  { name: 'auth' },
);

/**
 * The caller's identity.
 * @throws AppError `unauthenticated` without a valid token, `unavailable` where the issuer could not be asked
 */
export function requireIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw request.authenticationError ?? errors.unauthenticated();
  return request.identity;
}
