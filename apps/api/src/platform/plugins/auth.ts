import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { auth } from 'express-oauth2-jwt-bearer';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { decodeProtectedHeader } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '../common/cache-size';
import { type AppError, errors } from './errors';
import type { Issuer } from './issuer';
import type { Identity } from './identity';
import { hasPersonalToken } from './personal-tokens';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    authenticationError: AppError | null;
  }
}

export interface AuthOptions {
  issuer: string;
  audience: string;
  /** By default the issuer names it. */
  jwksUri?: string | undefined;
  keyIds: Issuer['keyIds'];
  timeoutMs?: number;
}

const KEYS_MAX_AGE_MS = 60 * 60_000;
/** Anybody can send unknown key ids, and each makes the library ask for keys. */
const KEYS_COOLDOWN_MS = 15_000;
/** Limits a withdrawn key too; the library keeps keys longer. */
const VERIFIED_MAX_AGE_MS = 60_000;
const MAX_VERIFIED = 50_000;
/** Between the issuer's clock and this node's, in seconds. */
export const CLOCK_TOLERANCE_S = 45;
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

type Middleware = ReturnType<typeof auth>;
type ExpressRequest = Parameters<Middleware>[0];
type ExpressResponse = Parameters<Middleware>[1];

/** Without query and body: a token there would end up in logs. */
function toExpressRequest(request: FastifyRequest) {
  const adapter = {
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
  return adapter as unknown as ExpressRequest;
}

/** Always 401, even where the library says 400. */
function toUnauthenticated(error: unknown): AppError {
  const headers = (error as { headers?: Record<string, string> } | null)?.headers;
  const challenge = headers?.['WWW-Authenticate'] ?? 'Bearer realm="api", error="invalid_token"';
  const hadToken = challenge.includes('invalid_token');
  const unauthenticated = errors.unauthenticated(
    hadToken ? 'Your session is over. Please sign in again.' : undefined,
  );
  // The library quotes the token; headers take visible ASCII only.
  unauthenticated.headers = { 'www-authenticate': challenge.replace(/[^\x20-\x7e]/g, '?') };
  return unauthenticated;
}

/** Ends requests without an answer: the library's `timeoutDuration` only emits the event. */
function createAgent(issuer: string) {
  const agent = issuer.startsWith('https:') ? new https.Agent() : new http.Agent();
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback);
    socket?.once('timeout', () => socket.destroy(new Error(`${issuer} does not answer`)));
    return socket;
  };
  return agent;
}

function readKeyId({ headers }: FastifyRequest): string | undefined {
  try {
    return decodeProtectedHeader(headers.authorization?.split(' ')[1] ?? '').kid;
  } catch {
    return undefined;
  }
}

const isPast = (issuedAt: unknown) =>
  issuedAt === undefined ||
  (typeof issuedAt === 'number' && issuedAt <= Date.now() / 1000 + CLOCK_TOLERANCE_S);

/** Refuses nothing, as some routes need no token. */
export const authPlugin = fp<AuthOptions>(
  (app, { issuer, audience, jwksUri, keyIds, timeoutMs = 3_000 }, done) => {
    const createCheck = () =>
      auth({
        ...(jwksUri === undefined ? { issuerBaseURL: issuer } : { jwksUri }),
        issuer,
        audience,
        tokenSigningAlg: 'RS256',
        clockTolerance: CLOCK_TOLERANCE_S,
        validators: { iat: isPast },
        cacheMaxAge: KEYS_MAX_AGE_MS,
        cooldownDuration: KEYS_COOLDOWN_MS,
        timeoutDuration: timeoutMs,
        agent: createAgent(jwksUri ?? issuer),
        dpop: { enabled: false },
      });
    let check = createCheck();
    let checkedKeys = '';

    /** By digest, so that memory holds no tokens. */
    const verified = new LRUCache<string, Omit<Identity, 'token'>>({
      ...atMost(MAX_VERIFIED),
      ttl: VERIFIED_MAX_AGE_MS,
      perf: { now: () => Date.now() },
    });

    async function identify(request: FastifyRequest): Promise<Identity> {
      const { authorization } = request.headers;
      if (authorization === undefined) return await verify(request);
      const digest = createHash('sha256').update(authorization).digest('base64');
      const known = verified.get(digest);
      if (known !== undefined && known.expiresAt > Date.now())
        return { ...known, token: authorization.split(' ')[1] ?? '' };
      const { token, ...identity } = await verify(request);
      verified.set(digest, identity);
      return { ...identity, token };
    }

    async function verify(request: FastifyRequest): Promise<Identity> {
      const adapter = toExpressRequest(request);
      await new Promise<void>((resolve, reject) => {
        void check(adapter, {} as ExpressResponse, (error?: unknown) => {
          if (error === undefined) resolve();
          else reject(error as Error);
        });
      });
      const { payload, token } = adapter.auth ?? {};
      if (!payload?.iss || !payload.sub || payload.sub.length > 255 || !payload.exp || !token) {
        throw new Error('The token lacks an issuer, a subject or an expiry');
      }
      if (UNSTORABLE.test(payload.sub)) throw new Error('The subject holds a character that is not allowed');
      return {
        issuer: payload.iss,
        subject: payload.sub,
        token,
        expiresAt: (payload.exp + CLOCK_TOLERANCE_S) * 1000,
        sessionId: typeof payload['sid'] === 'string' ? payload['sid'] : undefined,
      };
    }

    /**
     * The library calls a token invalid when the issuer is away or has new keys, so published keys get a
     * second try.
     * @throws AppError
     */
    async function identifyAgain(error: unknown, request: FastifyRequest): Promise<Identity> {
      const keyId = readKeyId(request);
      if (keyId === undefined) throw toUnauthenticated(error);
      const published = await keyIds();
      if (!published.has(keyId)) throw toUnauthenticated(error);
      const publishedKeys = [...published].sort().join('\n');
      if (publishedKeys !== checkedKeys) {
        checkedKeys = publishedKeys;
        verified.clear();
        check = createCheck();
      }
      try {
        return await identify(request);
      } catch (again) {
        throw toUnauthenticated(again);
      }
    }

    app.decorateRequest('identity', null);
    app.decorateRequest('authenticationError', null);
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api/') || hasPersonalToken(request)) return;
      try {
        request.identity = await identify(request).catch((error: unknown) => identifyAgain(error, request));
      } catch (error) {
        request.authenticationError = error as AppError;
      }
    });
    done();
  },
  { name: 'auth' },
);

export function requireIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw request.authenticationError ?? errors.unauthenticated();
  return request.identity;
}
