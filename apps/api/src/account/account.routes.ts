import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { Dependencies } from '../dependencies';
import { type CurrentUserResolver, getCurrentUserId } from '../members/current-user/current-user';
import { requireIdentity } from '../platform/plugins/auth';
import type { Quotas } from '../platform/quotas/quotas';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';

const s = initServer();

interface Options extends Pick<Dependencies, 'db' | 'media' | 'clock'> {
  quotas: Quotas;
  currentUser: Pick<CurrentUserResolver, 'forget'>;
}

export function accountRoutes({ db, media, quotas, clock = () => new Date(), currentUser }: Options) {
  const { exportData: exportCall, deleteAccount: deleteCall } = apiContract.users;
  return s.plugin(
    s.router(
      { exportData: exportCall, deleteAccount: deleteCall },
      {
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
      },
    ),
  );
}
