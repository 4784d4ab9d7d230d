import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errors } from './errors';

/** Calls a minute, before RATE_LIMIT_SCALE. */
export const rateLimits = { user: 600, address: 240 } as const;

const MINUTE = 60_000;

/** Whoever is calling: the user of a valid token; without one the address, which many may share. */
function callerOf({ identity, ip }: FastifyRequest): string {
  return identity === null ? `address ${normalizeIP(ip)}` : `user ${identity.issuer} ${identity.subject}`;
}

/** Bounds how often anybody may call the API. Needs `request.identity`, so it comes after the auth plugin. */
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
      const refusal = errors.tooManyRequests(
        `That was a lot at once. Please wait ${state.ttlInSeconds} s and try again.`,
      );
      refusal.headers = { 'retry-after': String(state.ttlInSeconds) };
      throw refusal;
    });
  },
  { name: 'rate-limit', dependencies: ['auth'] },
);
