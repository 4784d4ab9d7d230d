import { normalizeIP } from '@fastify/rate-limit';
import { apiContract, type Done } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../platform/plugins/errors';
import { contactQuota } from '../../platform/quotas/quota-table';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { createContactRepository } from './contact.repository';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const RECEIVED: Done = { success: true, message: 'Thank you. Your message has reached us.' };

/** Needs the rate limit plugin. Counts valid messages by IP address (IPv6: /64 network). */
export function contactRoutes({ env, db, clock }: FastifyInstance) {
  const messages = createContactRepository(db);
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const createCounter = (max: number, timeWindow: number) =>
      app.createRateLimit({
        timeWindow,
        max: Math.max(1, Math.round(max * env.rateLimitScale)),
        keyGenerator: ({ ip }) => normalizeIP(ip),
      });
    const counters = [
      createCounter(contactQuota.tenMinutes, 10 * MINUTE),
      createCounter(contactQuota.day, DAY),
    ];
    const routes = defineRoutes(apiContract.contact, {
      send: async ({ request, body }) => {
        for (const count of counters) {
          const state = await count(request);
          if (state.isAllowed || !state.isExceeded) continue;
          const minutes = Math.ceil(state.ttlInSeconds / 60);
          const wait = minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
          throw errors.tooManyRequests(
            `Many messages came from your address. Please wait ${wait} and send it again.`,
            state.ttlInSeconds,
          );
        }
        const { name, email, message, website } = body;
        if (website === '') await messages.insert({ name, email, message, createdAt: clock() });
        return { status: 200, body: RECEIVED };
      },
    });
    await app.register(routes, options);
  };
}
