import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { requireIdentity } from '../plugins/auth';
import { errors } from '../plugins/errors';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';
import { type CurrentUserResolver, getCurrentUserId } from './current-user';

const s = initServer();
const HOUR = 3_600_000;

/** Per user, before RATE_LIMIT_SCALE. */
export const EXPORTS_PER_HOUR = 5;

interface Options extends Pick<Dependencies, 'env' | 'db' | 'media' | 'clock'> {
  currentUser: Pick<CurrentUserResolver, 'forget'>;
}

/** Requires a signed-in user and the rate limit plugin. */
export function accountRoutes({ env, db, media, clock = () => new Date(), currentUser }: Options) {
  const { exportData: exportCall, deleteAccount: deleteCall } = apiContract.users;
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const countExports = app.createRateLimit({
      timeWindow: HOUR,
      max: Math.max(1, Math.round(EXPORTS_PER_HOUR * env.rateLimitScale)),
      keyGenerator: (request) => `export ${getCurrentUserId(request)}`,
    });
    const router = s.router(
      { exportData: exportCall, deleteAccount: deleteCall },
      {
        exportData: async ({ request, reply }) => {
          const state = await countExports(request);
          if (!state.isAllowed && state.isExceeded) {
            const minutes = Math.ceil(state.ttlInSeconds / 60);
            throw errors.tooManyRequests(
              `You have downloaded your data ${EXPORTS_PER_HOUR} times. Please wait ${minutes} min before the next time.`,
              state.ttlInSeconds,
            );
          }
          const zip = await exportData({ db: db.read, media }, getCurrentUserId(request), clock());
          void reply.headers({
            'content-disposition': 'attachment; filename="aranya-data.zip"',
            'cache-control': 'private, no-store',
          });
          // The contract's Blob is a stream on the server.
          return { status: 200, body: zip as unknown as Blob };
        },

        deleteAccount: async ({ request }) => {
          await deleteAccount({ db, media }, getCurrentUserId(request), request.log);
          currentUser.forget(requireIdentity(request));
          return { status: 200, body: { success: true, message: 'Your account was deleted' } };
        },
      },
    );
    await app.register(s.plugin(router), options);
  };
}
