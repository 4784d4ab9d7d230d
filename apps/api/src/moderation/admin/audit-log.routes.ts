import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { readAuditLog } from './audit-log';
import { createCounts } from './daily-counts';

export function auditLogRoutes({ db }: FastifyInstance) {
  return defineRoutes(pickCalls(apiContract.admin, 'log'), {
    log: async ({ reply, query }) => answerJson(reply, await readAuditLog(db.write, query)),
  });
}

export function countsRoutes({ db, clock }: FastifyInstance) {
  const readCounts = createCounts(db);
  return defineRoutes(pickCalls(apiContract.admin, 'counts'), {
    counts: async ({ query }) => ({
      status: 200,
      body: { success: true, ...(await readCounts(query.days, clock())) },
    }),
  });
}
