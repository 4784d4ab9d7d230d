import { apiContract } from '@aranya/contracts';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errors } from './errors';

/**
 * Calls a minute on one node, before RATE_LIMIT_SCALE. Sources: Mastodon allows a user 1,500 calls in 5 minutes, Bluesky an
 * address 3,000. `stream` is for opening event streams, which 12 tabs may do while a server restarts.
 */
export const rateLimits = { user: 300, address: 600, stream: 120 } as const;

type Counter = keyof typeof rateLimits;

const MINUTE = 60_000;
const STREAM_ROUTE = apiContract.messages.stream.path;
/** Monitors share addresses with users. */
const UNCOUNTED_ROUTE = apiContract.health.check.path;

/** Whole towns share an address, so with a valid token only the user counts. */
function counterOf({ identity, routeOptions }: FastifyRequest): Counter {
  if (identity === null) return 'address';
  return routeOptions.url === STREAM_ROUTE ? 'stream' : 'user';
}

function callerOf(request: FastifyRequest): string {
  const { identity, ip } = request;
  const caller = identity === null ? normalizeIP(ip) : `${identity.issuer} ${identity.subject}`;
  return `${counterOf(request)} ${caller}`;
}

/** By user, or by IP address (IPv6: by /64 network) without a valid token. */
export const rateLimitPlugin = fp<{ scale: number }>(
  async (app, { scale }) => {
    await app.register(rateLimit, { global: false, cache: 50_000 });
    const count = app.createRateLimit({
      timeWindow: MINUTE,
      keyGenerator: callerOf,
      max: (request) => Math.max(1, Math.round(rateLimits[counterOf(request)] * scale)),
    });
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api/') || request.routeOptions.url === UNCOUNTED_ROUTE) return;
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return;
      throw errors.tooManyRequests(
        `That was a lot at once. Please wait ${state.ttlInSeconds} s and try again.`,
        state.ttlInSeconds,
      );
    });
  },
  { name: 'rate-limit', dependencies: ['auth'] },
);
