import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errors } from './errors';

/** Calls a minute, before RATE_LIMIT_SCALE. */
export const rateLimits = { user: 600, address: 240 } as const;

const MINUTE = 60_000;

function callerOf({ identity, ip }: FastifyRequest): string {
  return identity === null ? `address ${normalizeIP(ip)}` : `user ${identity.issuer} ${identity.subject}`;
}

/** By user, or by IP address without a valid token. */
export const rateLimitPlugin = fp<{ scale: number }>(
  async (app, { scale }) => {
    await app.register(rateLimit, { global: false, cache: 50_000 });
    const count = app.createRateLimit({
      timeWindow: MINUTE,
      keyGenerator: callerOf,
      max: ({ identity }) =>
        Math.max(1, Math.round(rateLimits[identity === null ? 'address' : 'user'] * scale)),
    });
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api/')) return;
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
