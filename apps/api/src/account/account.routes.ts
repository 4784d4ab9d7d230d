import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../people/current-user/current-user';
import { requireIdentity } from '../platform/plugins/auth';
import { callsOf, defineRoutes } from '../platform/plugins/contract-routes';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';

export function accountRoutes({ db, media, quotas, clock, currentUser }: FastifyInstance) {
  return defineRoutes(callsOf(apiContract.users, 'exportData', 'deleteAccount'), {
    exportData: async ({ request, reply }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.take(db.write, currentUserId, 'export');
      const zip = await exportData({ db: await db.upToDate(), media }, currentUserId, clock());
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
  });
}
