import { createHash } from 'node:crypto';
import { callKey, listCallAccess, PERSONAL_TOKEN_PREFIX, type TokenScope } from '@aranya/contracts';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { atMost } from '../common/cache-size';
import type { Database } from '../db/database';
import { personalTokens, users } from '../db/schema';
import type { Db } from '../db/types';
import { createSubscribers } from '../live/subscribers';
import { type AppError, errors } from './errors';
import type { Identity, TokenGrant } from './identity';

/** The payload is the token's hash. */
const TOKEN_CHANNEL = 'aranya_token_revoked';
const CACHE_TTL_MS = 60_000;
/** Nodes that may miss notifications trust a cached token this long. */
const UNNOTIFIED_TTL_MS = 1_000;
const MAX_CACHED_TOKENS = 50_000;

const HEADER = new RegExp(`^bearer ${PERSONAL_TOKEN_PREFIX}`, 'i');
const TOKEN = new RegExp(`^${PERSONAL_TOKEN_PREFIX}[\\w-]{43}$`);

declare module 'fastify' {
  interface FastifyInstance {
    personalTokens: PersonalTokens;
  }
}

export interface PersonalTokens {
  /** From memory, so that it may come before the rate limit. */
  findKnown(token: string): Identity | null;
  /** Null for a token that is unknown, has ended or was revoked. */
  find(token: string): Promise<Identity | null>;
  /**
   * Calls `onEnd` once or more when the token is revoked.
   * @returns a function that stops it
   */
  watch(grant: TokenGrant | undefined, onEnd: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A random token needs no salt. */
export const hashPersonalToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Deletes tokens. The commit refuses them on all nodes.
 * @returns how many there were
 */
export async function revokePersonalTokens(tx: Db, which: SQL | undefined): Promise<number> {
  const { tokenHash } = personalTokens;
  const revoked = await tx.delete(personalTokens).where(which).returning({ tokenHash });
  for (const { tokenHash: hash } of revoked)
    await tx.execute(sql`select pg_notify(${TOKEN_CHANNEL}, ${hash})`);
  return revoked.length;
}

interface Options {
  now: () => number;
  onError: (error: unknown) => void;
}

async function readIdentity(db: Db, hash: string, { now, onError }: Options): Promise<Identity | undefined> {
  const time = new Date(now());
  const { id, userId, scope, endsAt, lastUsedOn, tokenHash } = personalTokens;
  const { issuer, subject } = users;
  const [row] = await db
    .select({ id, userId, scope, endsAt, lastUsedOn, issuer, subject })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(tokenHash, hash), gt(endsAt, time)));
  if (row === undefined) return undefined;
  const today = time.toISOString().slice(0, 10);
  if (row.lastUsedOn !== today)
    // A full disk refuses no reading.
    await db.update(personalTokens).set({ lastUsedOn: today }).where(eq(id, row.id)).catch(onError);
  return {
    issuer: row.issuer,
    subject: row.subject,
    token: '',
    expiresAt: row.endsAt.getTime(),
    grant: { hash, userId: row.userId, scope: row.scope },
  };
}

export function createPersonalTokens(
  db: Pick<Database, 'write' | 'listen' | 'isListening'>,
  options: Options,
): PersonalTokens {
  const { now, onError } = options;
  const cache = new LRUCache<string, Identity>({
    ...atMost(MAX_CACHED_TOKENS),
    ttl: CACHE_TTL_MS,
    // Otherwise an age is by a time that was read up to a turn of the event loop before.
    ttlResolution: 0,
    perf: { now },
    // A token that is revoked meanwhile is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (hash) => readIdentity(db.write, hash, options),
  });
  const { notify, notifyAll, subscribe } = createSubscribers();
  let unlisten: (() => Promise<void>) | undefined;

  const isFresh = (hash: string) =>
    (unlisten !== undefined && db.isListening()) ||
    cache.getRemainingTTL(hash) > CACHE_TTL_MS - UNNOTIFIED_TTL_MS;
  const unended = (identity: Identity | undefined) =>
    identity !== undefined && identity.expiresAt > now() ? identity : null;

  const findByHash = async (hash: string) =>
    unended(await cache.fetch(hash, { forceRefresh: !isFresh(hash) }));

  return {
    findKnown: (token) => {
      const hash = hashPersonalToken(token);
      return isFresh(hash) ? unended(cache.get(hash)) : null;
    },

    find: async (token) => (TOKEN.test(token) ? findByHash(hashPersonalToken(token)) : null),

    watch(grant, onEnd) {
      if (grant === undefined) return () => undefined;
      const check = () => void findByHash(grant.hash).then((found) => found ?? onEnd(), onError);
      check();
      return subscribe(grant.hash, check);
    },

    async start() {
      const forget = (hash: string) => {
        cache.delete(hash);
        notify(hash);
      };
      const forgetAll = () => {
        cache.clear();
        notifyAll();
      };
      unlisten ??= await db.listen(TOKEN_CHANNEL, forget, forgetAll);
      cache.clear();
    },

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },
  };
}

function readToken({ headers }: FastifyRequest): string | null {
  const { authorization } = headers;
  return authorization !== undefined && HEADER.test(authorization) ? authorization.slice(7) : null;
}

/** True for a token that this site made, and not the sign-in provider. */
export const hasPersonalToken = (request: FastifyRequest): boolean => readToken(request) !== null;

const accesses = listCallAccess();

/** Null where a token with enough scope may make the call. */
function callRefusal({ method, routeOptions }: FastifyRequest, scope?: TokenScope): AppError | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  const access = accesses.get(callKey({ method: asked, path: routeOptions.url ?? '' }));
  if (access !== 'read' && access !== 'write')
    return errors.forbidden('An access token cannot do this. Please sign in on the site for it.');
  if (access === 'write' && scope === 'read')
    return errors.forbidden('This access token can only read. To change something, make one that can write.');
  return null;
}

function unknownToken(): AppError {
  const refusal = errors.unauthenticated('This access token has ended, was revoked, or never was one.');
  refusal.headers = { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' };
  return refusal;
}

/** Neither identified nor refused yet, and with a token of ours. */
const unreadToken = (request: FastifyRequest): string | null =>
  request.identity === null && request.authenticationError === null ? readToken(request) : null;

function admit(request: FastifyRequest, identity: Identity | null): void {
  const refusal = identity === null ? unknownToken() : callRefusal(request, identity.grant?.scope);
  request.identity = refusal === null ? identity : null;
  request.authenticationError = refusal;
}

/** Gives a call the identity of a token that this node knows. */
export const personalTokensPlugin = fp(
  (app, _options, done) => {
    const tokens = createPersonalTokens(app.db, {
      now: () => app.clock().getTime(),
      onError: (err) => app.log.warn({ err }, 'An access token could not be read'),
    });
    app.decorate('personalTokens', tokens);
    app.addHook('onReady', tokens.start);
    app.addHook('onClose', tokens.stop);
    app.addHook('onRequest', (request, _reply, next) => {
      const token = unreadToken(request);
      if (token !== null) {
        request.authenticationError = callRefusal(request);
        const known = request.authenticationError === null ? tokens.findKnown(token) : null;
        if (known !== null) admit(request, known);
      }
      next();
    });
    done();
  },
  { name: 'personal-tokens', dependencies: ['auth'] },
);

/** Asks the database for other tokens, so it comes after the rate limit. */
export const unknownTokensPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      const token = unreadToken(request);
      if (token === null) return next();
      app.personalTokens.find(token).then((found) => {
        admit(request, found);
        next();
      }, next);
    });
    done();
  },
  { name: 'unknown-tokens', dependencies: ['personal-tokens', 'rate-limit'] },
);
