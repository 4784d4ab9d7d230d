import { apiContract } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { errors } from '../../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { closeReports, reopenReports } from '../safety/review';
import { reportsAre } from '../safety/review-text';
import { findCaseSubject, readCase } from './case-detail';
import { listClosedCases, listOpenCases } from './cases';
import type { EvidenceUrls } from './evidence-urls';
import { logReading } from './log-reading';
import { countOpen } from './overview';
import { assertMayDecide } from './owners';
import { currentOperator, readAct } from './team';

const noReport = () => errors.notFound('This report is gone.');

export function reportsRoutes(app: FastifyInstance, evidenceUrls: EvidenceUrls) {
  const { db, clock } = app;
  async function findSubject(reportId: string) {
    const subject = await findCaseSubject(db.write, reportId);
    if (subject === null) throw noReport();
    return subject;
  }

  async function readDecision(request: FastifyRequest, { id, reason }: { id: string; reason: string }) {
    await assertMayDecide(db.write, currentOperator(request), await findSubject(id));
    return readAct(db.write, request, { reason, now: clock() });
  }

  return defineRoutes(
    pickCalls(apiContract.admin, 'overview', 'reports', 'report', 'closeReport', 'reopenReport'),
    {
      overview: async ({ request }) => {
        const { role } = currentOperator(request);
        return { status: 200, body: { success: true, role, open: await countOpen(app, role) } };
      },

      reports: async ({ reply, query }) => {
        const list = query.state === 'open' ? listOpenCases : listClosedCases;
        return answerJson(reply, await list(db.write, query));
      },

      report: async ({ request, params }) => {
        const subject = await findSubject(params.id);
        const viewerId = getCurrentUserId(request);
        const now = clock();
        if (subject.subject === 'message')
          await logReading(
            db.write,
            subject.subjectId,
            await readAct(db.write, request, { reason: '', now }),
          );
        const found = await readCase(db.write, subject, { viewerId, urls: evidenceUrls, now });
        if (found === null) throw noReport();
        return { status: 200, body: { success: true, case: found } };
      },

      closeReport: async ({ request, body }) => {
        const act = await readDecision(request, body);
        const closed = (await closeReports(db, body.id, body.outcome, act)) ?? 0;
        return { status: 200, body: { success: true, message: `${reportsAre(closed)} closed`, closed } };
      },

      reopenReport: async ({ request, body }) => {
        const act = await readDecision(request, body);
        const reopened = (await reopenReports(db, body.id, act)) ?? 0;
        return { status: 200, body: { success: true, message: `${reportsAre(reopened)} open again` } };
      },
    },
  );
}
