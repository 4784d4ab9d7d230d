import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { answerJson } from '../../platform/plugins/json-answer';
import { callsOf, defineRoutes } from '../../platform/plugins/contract-routes';
import { readAuditLog } from './audit-log';
import { createCounts } from './daily-counts';

export function auditLogRoutes({ db }: FastifyInstance) {
  return defineRoutes(callsOf(apiContract.admin, 'log'), {
    log: async ({ reply, query: { subject_id, operator_id, action, limit, cursor } }) => {
      const filters = { subjectId: subject_id, operatorId: operator_id, action };
      const { entries, next } = await readAuditLog(db.write, { ...filters, limit, cursor });
      return answerJson(reply, { entries, next_cursor: next });
    },
  });
}

export function countsRoutes({ db, clock }: FastifyInstance) {
  const readCounts = createCounts(db);
  return defineRoutes(callsOf(apiContract.admin, 'counts'), {
    counts: async ({ query }) => ({
      status: 200,
      body: { success: true, ...(await readCounts(query.days, clock())) },
    }),
  });
}
