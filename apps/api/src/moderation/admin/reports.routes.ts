import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { errors } from '../../platform/plugins/errors';
import { answerJson } from '../../platform/plugins/json-answer';
import { callsOf, defineRoutes } from '../../platform/plugins/contract-routes';
import { closeReports, reopenReports } from '../safety/review';
import { reportsAre } from '../safety/review-text';
import { findCaseSubject, readCase } from './case-detail';
import { listClosedCases, listOpenCases } from './cases';
import type { EvidenceUrls } from './evidence-urls';
import { logReading } from './log-reading';
import { countOpen } from './overview';
import { assertMayDecide } from './owners';
import { operatorOf, readAct } from './team';

const noReport = () => errors.notFound('This report is gone.');

export function reportsRoutes({ db, clock }: FastifyInstance, evidenceUrls: EvidenceUrls) {
  return defineRoutes(
    callsOf(apiContract.admin, 'overview', 'reports', 'report', 'closeReport', 'reopenReport'),
    {
      overview: async ({ request }) => {
        const { role } = operatorOf(request);
        return { status: 200, body: { success: true, role, open: await countOpen(db.write, role) } };
      },

      reports: async ({ reply, query: { state, subject = null, limit, cursor } }) => {
        const list = state === 'open' ? listOpenCases : listClosedCases;
        const { cases, next } = await list(db.write, { subject, limit, cursor });
        return answerJson(reply, { cases, next_cursor: next });
      },

      report: async ({ request, params }) => {
        const subject = await findCaseSubject(db.write, params.id);
        if (subject === null) throw noReport();
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

      closeReport: async ({ request, body: { id, outcome, reason } }) => {
        const subject = await findCaseSubject(db.write, id);
        if (subject === null) throw noReport();
        await assertMayDecide(db.write, operatorOf(request), subject);
        const act = await readAct(db.write, request, { reason, now: clock() });
        const closed = (await closeReports(db, id, outcome, act)) ?? 0;
        return { status: 200, body: { success: true, message: `${reportsAre(closed)} closed`, closed } };
      },

      reopenReport: async ({ request, body: { id, reason } }) => {
        const subject = await findCaseSubject(db.write, id);
        if (subject === null) throw noReport();
        await assertMayDecide(db.write, operatorOf(request), subject);
        const act = await readAct(db.write, request, { reason, now: clock() });
        const reopened = (await reopenReports(db, id, act)) ?? 0;
        return {
          status: 200,
          body: { success: true, message: `${reportsAre(reopened)} open again` },
        };
      },
    },
  );
}
