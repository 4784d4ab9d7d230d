import { type ReportOutcome, urgentReportReasons } from '@aranya/contracts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  comments,
  evidencePictures,
  messages,
  posts,
  reportEvidence,
  reports,
  users,
} from '../../platform/db/schema';
import type { Db, DbPair } from '../../platform/db/types';
import { readEvidence } from './evidence';
import { type Act, appendToLog } from './moderation-log';

const reporter = alias(users, 'reporter');
const author = alias(users, 'author');

type Report = typeof reports.$inferSelect;
type Picture = Pick<typeof evidencePictures.$inferSelect, 'position' | 'kind' | 'key' | 'url' | 'alt'>;

export interface ReportForReview {
  id: string;
  subject: Report['subject'];
  subjectId: string;
  reason: Report['reason'];
  urgent: boolean;
  details: string;
  createdAt: Date;
  reviewedAt: Date | null;
  outcome: Report['outcome'];
  reporter: string | null;
  about: { id: string; name: string; username: string | null } | null;
  content: string | null;
  location: string;
  isThere: boolean;
  isHidden: boolean;
  pictures: Picture[];
  reportCount: number;
}

const isUrgent = inArray(reports.reason, [...urgentReportReasons]);

function reportsQuery(db: Db) {
  const same = alias(reports, 'same');
  return db
    .select({
      id: reports.id,
      subject: reports.subject,
      subjectId: reports.subjectId,
      reason: reports.reason,
      urgent: sql<boolean>`${isUrgent}`,
      details: reports.details,
      createdAt: reports.createdAt,
      reviewedAt: reports.reviewedAt,
      outcome: reports.outcome,
      evidenceId: reports.evidenceId,
      reporter: reporter.fullName,
      about: {
        id: reportEvidence.ownerId,
        name: reportEvidence.ownerName,
        username: reportEvidence.ownerUsername,
      },
      content: reportEvidence.content,
      location: sql<string>`coalesce(${reportEvidence.location}, '')`,
      isThere: sql<boolean>`coalesce(${posts.id}, ${messages.id}, ${comments.id}, ${author.id}) is not null`,
      isHidden: sql<boolean>`coalesce(${posts.hiddenAt}, ${comments.hiddenAt}) is not null`,
      reportCount: sql<number>`(select count(*)::int from ${reports} ${sql.identifier('same')}
        where ${same.subject} = ${sql`"reports"."subject"`} and ${same.subjectId} = ${sql`"reports"."subject_id"`})`,
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(reportEvidence, eq(reportEvidence.id, reports.evidenceId))
    .leftJoin(posts, and(eq(reports.subject, 'post'), eq(posts.id, reports.subjectId)))
    .leftJoin(messages, and(eq(reports.subject, 'message'), eq(messages.id, reports.subjectId)))
    .leftJoin(
      comments,
      and(eq(reports.subject, 'comment'), eq(comments.id, reports.subjectId), isNull(comments.deletedAt)),
    )
    .leftJoin(author, and(eq(reports.subject, 'user'), eq(author.id, reports.subjectId)))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof reportsQuery>>[number];

const toReportForReview = (row: Row, pictures: Picture[] = []): ReportForReview => ({ ...row, pictures });

export async function listReports(
  { read }: Pick<DbPair, 'read'>,
  { limit, all }: { limit: number; all: boolean },
): Promise<{ reports: ReportForReview[]; total: number }> {
  const filter = all ? undefined : isNull(reports.reviewedAt);
  const order = all
    ? [desc(reports.createdAt), desc(reports.id)]
    : [desc(sql`${isUrgent}`), asc(reports.createdAt), asc(reports.id)];
  const rows = await reportsQuery(read)
    .where(filter)
    .orderBy(...order)
    .limit(limit);
  return { reports: rows.map((row) => toReportForReview(row)), total: await read.$count(reports, filter) };
}

export async function findReport(
  { read }: Pick<DbPair, 'read'>,
  id: string,
): Promise<ReportForReview | null> {
  const [row] = await reportsQuery(read).where(eq(reports.id, id));
  if (row === undefined) return null;
  if (row.evidenceId === null) return withLiveSubject(read, toReportForReview(row));
  const pictures = await read
    .select()
    .from(evidencePictures)
    .where(eq(evidencePictures.evidenceId, row.evidenceId))
    .orderBy(asc(evidencePictures.position));
  return toReportForReview(row, pictures);
}

async function withLiveSubject(db: Db, report: ReportForReview): Promise<ReportForReview> {
  const live = report.reviewedAt === null ? await readEvidence(db, report.subject, report.subjectId) : null;
  if (live === null) return report;
  const { ownerId, ownerName, ownerUsername, content, location, pictures } = live;
  return {
    ...report,
    about: { id: ownerId, name: ownerName, username: ownerUsername },
    content,
    location,
    pictures: pictures.map((picture, position) => ({ ...picture, position })),
  };
}

const isAboutSame = ({ subject, subjectId }: Report) =>
  and(eq(reports.subject, subject), eq(reports.subjectId, subjectId));

export async function closeReports(
  { write }: Pick<DbPair, 'write'>,
  id: string,
  outcome: ReportOutcome,
  act: Act,
): Promise<number | null> {
  return write.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, id));
    if (report === undefined) return null;
    const closed = await tx
      .update(reports)
      .set({ reviewedAt: act.now, outcome })
      .where(and(isAboutSame(report), isNull(reports.reviewedAt)))
      .returning({ id: reports.id });
    for (const { id: closedId } of closed) {
      await appendToLog(tx, act, {
        action: outcome === 'resolved' ? 'resolve_report' : 'dismiss_report',
        subject: 'report',
        subjectId: closedId,
        ownerId: null,
        before: { open: true },
        after: { open: false, outcome },
      });
    }
    return closed.length;
  });
}

/**
 * Undoes the latest decision about a subject. Earlier ones stay, and so do all while another report about the
 * subject is open.
 * @returns how many reports are open again; null for an unknown report
 */
export async function reopenReports(
  { write }: Pick<DbPair, 'write'>,
  id: string,
  act: Act,
): Promise<number | null> {
  return write.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, id));
    if (report === undefined) return null;
    const all = await tx
      .select({ id: reports.id, outcome: reports.outcome, reviewedAt: reports.reviewedAt })
      .from(reports)
      .where(isAboutSame(report))
      .orderBy(asc(reports.id))
      .for('update');
    // An open report is later than every decision, so none is the latest.
    const latest = Math.max(...all.map(({ reviewedAt }) => reviewedAt?.getTime() ?? Infinity));
    const decided = all.filter(({ reviewedAt }) => reviewedAt?.getTime() === latest);
    const ids = decided.map((each) => each.id);
    await tx.update(reports).set({ reviewedAt: null, outcome: null }).where(inArray(reports.id, ids));
    for (const { id: decidedId, outcome } of decided) {
      await appendToLog(tx, act, {
        action: 'reopen_report',
        subject: 'report',
        subjectId: decidedId,
        ownerId: null,
        before: { open: false, outcome },
        after: { open: true },
      });
    }
    return decided.length;
  });
}
