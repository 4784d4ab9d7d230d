import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { answerJson } from '../../platform/plugins/json-answer';
import { readAuditLog } from './audit-log';
import { createCounts } from './daily-counts';

const s = initServer();
const { log, counts } = apiContract.admin;

export function auditLogRoutes({ db }: FastifyInstance) {
  return s.plugin(
    s.router(
      { log },
      {
        log: async ({ reply, query: { subject_id, operator_id, action, limit, cursor } }) => {
          const filters = { subjectId: subject_id, operatorId: operator_id, action };
          const { entries, next } = await readAuditLog(db.write, { ...filters, limit, cursor });
          return {
            status: 200,
            body: answerJson(reply, { success: true as const, entries, next_cursor: next }),
          };
        },
      },
    ),
  );
}

export function countsRoutes({ db, clock }: FastifyInstance) {
  const readCounts = createCounts(db);
  return s.plugin(
    s.router(
      { counts },
      {
        counts: async ({ query }) => ({
          status: 200,
          body: { success: true, ...(await readCounts(query.days, clock())) },
        }),
      },
    ),
  );
}
