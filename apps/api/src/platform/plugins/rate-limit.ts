import { apiContract } from '@aranya/contracts';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { signals } from '../observe/signals';
import type { Redis } from '../redis/redis';
import { errors } from './errors';
import { createSharedCounter } from './shared-counter';

/**
 * Calls a minute before RATE_LIMIT_SCALE, on each node or with Redis on all. Mastodon allows a user 1,500 in
 * 5 minutes, Bluesky an address 3,000.
 */
export const rateLimits = { user: 300, address: 600, stream: 120 } as const;

type Counter = keyof typeof rateLimits;

const MINUTE = 60_000;
const STREAM_ROUTE = apiContract.messages.stream.path;
const uncountedRoutes = new Set<string | undefined>(
  Object.values(apiContract.health).map(({ path }) => path),
);

/** Whole towns share an address, so with a valid token only the user counts. */
function chooseCounter({ identity, routeOptions }: FastifyRequest): Counter {
  if (identity === null) return 'address';
  return routeOptions.url === STREAM_ROUTE ? 'stream' : 'user';
}

function callerKey(request: FastifyRequest): string {
  const { identity, ip } = request;
  const caller = identity === null ? normalizeIP(ip) : `${identity.issuer} ${identity.subject}`;
  return `${chooseCounter(request)} ${caller}`;
}

interface RateLimitOptions {
  scale: number;
  redis?: Redis | undefined;
}

/** By user, or without a valid token by IP address (IPv6: /64 network). */
export const rateLimitPlugin = fp<RateLimitOptions>(
  async (app, { scale, redis }) => {
    const scaledLimit = (request: FastifyRequest) =>
      Math.max(1, Math.round(rateLimits[chooseCounter(request)] * scale));
    await app.register(rateLimit, { global: false, cache: 50_000 });
    const countHere = app.createRateLimit({ timeWindow: MINUTE, keyGenerator: callerKey, max: scaledLimit });
    const countEverywhere = redis && createSharedCounter(redis, MINUTE);

    async function secondsToWait(request: FastifyRequest): Promise<number | null> {
      const counted = await countEverywhere?.(callerKey(request));
      if (counted) return counted.count > scaledLimit(request) ? Math.ceil(counted.ttl / 1_000) : null;
      const state = await countHere(request);
      return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : null;
    }

    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api/') || uncountedRoutes.has(request.routeOptions.url)) return;
      const seconds = await secondsToWait(request);
      if (seconds === null) return;
      signals.limited.publish({ kind: chooseCounter(request) });
      throw errors.tooManyRequests(
        `That was a lot at once. Please wait ${seconds} s and try again.`,
        seconds,
      );
    });
  },
  { name: 'rate-limit', dependencies: ['auth'] },
);
