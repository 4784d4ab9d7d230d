import { normalizeIP } from '@fastify/rate-limit';
import { apiContract, type Done } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { errors } from '../plugins/errors';
import { createContactRepository } from './contact.repository';

const s = initServer();
const MINUTE = 60_000;

/** Per IP address in ten minutes, before RATE_LIMIT_SCALE. */
export const contactLimit = 5;

const RECEIVED: Done = { success: true, message: 'Thank you. Your message has reached us.' };

/** Needs the rate limit plugin; invalid messages do not count. */
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
          throw errors.tooManyRequests(
            `Many messages came from your address. Please wait ${minutes} min and send it again.`,
            state.ttlInSeconds,
          );
        }
        const { name, email, message, website } = body;
        // Only programs fill in the honeypot field.
        if (website === '') await messages.insert({ name, email, message, createdAt: clock() });
        return { status: 200, body: RECEIVED };
      },
    });
    await app.register(s.plugin(router), options);
  };
}
