import type { Readable } from 'node:stream';
import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { refuseForChild } from '../people/ages/child';
import { getCurrentUserId } from '../people/current-user/current-user';
import { requireIdentity } from '../platform/plugins/auth';
import { pickCalls, defineRoutes } from '../platform/plugins/contract-routes';
import { errors } from '../platform/plugins/errors';
import { setLanguage } from '../people/kept-language';
import { findLicences, setLicence } from '../people/licences';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';
import { exportRecords } from './export-records';

const calls = pickCalls(
  apiContract.users,
  'exportData',
  'setRecordLicence',
  'setPictureLicence',
  'setLanguage',
  'exportRecords',
  'deleteAccount',
);

interface Reply {
  headers(values: Record<string, string>): unknown;
}

function answerZip(reply: Reply, name: string, zip: Readable) {
  void reply.headers({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  // The contract's Blob is a stream on the server.
  return { status: 200 as const, body: zip as unknown as Blob };
}

export function accountRoutes({ env, db, media, quotas, clock, currentUser, site }: FastifyInstance) {
  return defineRoutes(calls, {
    exportData: async ({ request, reply }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.take(db.write, currentUserId, 'export');
      const from = { db: await db.upToDate(), media, siteName: site.current().name };
      const zip = await exportData(from, currentUserId, clock());
      return answerZip(reply, 'aranya-data.zip', zip);
    },

    setRecordLicence: async ({ request, body: { licence } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during(async (take) => {
        await db.write.transaction(async (tx) => {
          await take(tx, currentUserId, 'profile');
          if (licence !== null) await refuseForChild(tx, currentUserId, 'your records are not given away');
          await setLicence(tx, currentUserId, { recordLicence: licence });
        });
      });
      const message = licence === null ? 'Your records are no longer shared' : 'Your records are now shared';
      return { status: 200, body: { success: true, message } };
    },

    setPictureLicence: async ({ request, body: { licence } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          await take(tx, currentUserId, 'profile');
          await setLicence(tx, currentUserId, { pictureLicence: licence });
        }),
      );
      return { status: 200, body: { success: true, message: 'New pictures get this licence' } };
    },

    setLanguage: async ({ request, body: { language } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          await take(tx, currentUserId, 'profile');
          await setLanguage(tx, currentUserId, language);
        }),
      );
      return { status: 200, body: { success: true, message: 'Saved' } };
    },

    exportRecords: async ({ request, reply }) => {
      const currentUserId = getCurrentUserId(request);
      const { recordLicence } = await findLicences(db.write, currentUserId);
      if (recordLicence === null) throw errors.conflict('Choose a licence for your records first.');
      await quotas.take(db.write, currentUserId, 'export');
      const { name, contact_email: contactEmail } = site.current();
      const zip = await exportRecords({
        db: db.write,
        site: { url: env.siteUrl, name, contactEmail },
        now: clock(),
        author: currentUserId,
      });
      return answerZip(reply, 'aranya-darwin-core.zip', zip);
    },

    deleteAccount: async ({ request }) => {
      await deleteAccount({ db, media }, getCurrentUserId(request), request.log);
      currentUser.forget(requireIdentity(request));
      return { status: 200, body: { success: true, message: 'Your account was deleted' } };
    },
  });
}
