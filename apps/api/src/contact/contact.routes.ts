import { normalizeIP } from '@fastify/rate-limit';
import { apiContract, type Done } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { errors } from '../plugins/errors';
import { createContactRepository } from './contact.repository';

const s = initServer();
const MINUTE = 60_000;

/** Messages from one address in ten minutes, before RATE_LIMIT_SCALE. */
export const contactLimit = 5;

const RECEIVED: Done = { success: true, message: 'Thank you. Your message has reached us.' };

/**
 * POST /api/contact: for everybody. Needs the rate limit plugin. Only messages that would be stored count, so that
 * nobody is shut out by mistyping an address.
 */
export function contactRoutes({
  env,
  db,
  clock = () => new Date(),
}: Pick<Dependencies, 'env' | 'db' | 'clock'>) {
  const messages = createContactRepository(db);
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const countMessages = app.createRateLimit({
      timeWindow: 10 * MINUTE,
      max: Math.max(1, Math.round(contactLimit * env.rateLimitScale)),
      keyGenerator: ({ ip }) => normalizeIP(ip),
    });
    const router = s.router(apiContract.contact, {
      send: async ({ request, body }) => {
        const state = await countMessages(request);
        if (!state.isAllowed && state.isExceeded) {
          const minutes = Math.ceil(state.ttlInSeconds / 60);
          const refusal = errors.tooManyRequests(
            `Many messages came from your address. Please wait ${minutes} min and send it again.`,
          );
          refusal.headers = { 'retry-after': String(state.ttlInSeconds) };
          throw refusal;
        }
        const { name, email, message, website } = body;
        // A program filled in what people do not see. It learns nothing.
        if (website === '') await messages.insert({ name, email, message, createdAt: clock() });
        return { status: 200, body: RECEIVED };
      },
    });
    await app.register(s.plugin(router), options);
  };
}
