import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { postImages, posts, reports, users } from '../db/schema';
import type { DbPair } from '../db/types';
import { type MediaDependencies, purgeUnused, urlOf } from '../media/media.repository';
import { createPostsRepository } from '../posts/posts.repository';

const reporter = alias(users, 'reporter');
const author = alias(users, 'author');
const person = alias(users, 'person');

export interface ReportForReview {
  id: string;
  subject: 'post' | 'user';
  subjectId: string;
  reason: string;
  details: string;
  createdAt: Date;
  reviewedAt: Date | null;
  /** Null for a deleted account. */
  reporter: string | null;
  /** The author or the reported user; null if deleted. */
  about: { id: string; name: string; username: string | null } | null;
  /** Null for users and deleted posts. */
  content: string | null;
  pictures: string[];
  /** About the same subject. */
  reportCount: number;
}

function reportsQuery({ read }: Pick<DbPair, 'read'>) {
  const same = alias(reports, 'same');
  return read
    .select({
      id: reports.id,
      subject: reports.subject,
      subjectId: reports.subjectId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      reviewedAt: reports.reviewedAt,
      reporter: reporter.fullName,
      content: posts.content,
      author: { id: author.id, name: author.fullName, username: author.username },
      person: { id: person.id, name: person.fullName, username: person.username },
      reportCount: sql<number>`(select count(*)::int from ${reports} ${sql.identifier('same')}
        where ${same.subject} = ${sql`"reports"."subject"`} and ${same.subjectId} = ${sql`"reports"."subject_id"`})`,
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(posts, and(eq(reports.subject, 'post'), eq(posts.id, reports.subjectId)))
    .leftJoin(author, eq(author.id, posts.authorId))
    .leftJoin(person, and(eq(reports.subject, 'user'), eq(person.id, reports.subjectId)))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof reportsQuery>>[number];

const toReportForReview = ({ author, person, ...row }: Row, pictures: string[] = []): ReportForReview => ({
  ...row,
  about: row.subject === 'post' ? author : person,
  pictures,
});

/** Open reports, oldest first; with `all`, every report, newest first. */
export async function listReports(
  db: Pick<DbPair, 'read'>,
  { limit, all }: { limit: number; all: boolean },
): Promise<{ reports: ReportForReview[]; total: number }> {
  const filter = all ? undefined : isNull(reports.reviewedAt);
  const order = all ? [desc(reports.createdAt), desc(reports.id)] : [asc(reports.createdAt), asc(reports.id)];
  const rows = await reportsQuery(db)
    .where(filter)
    .orderBy(...order)
    .limit(limit);
  return { reports: rows.map((row) => toReportForReview(row)), total: await db.read.$count(reports, filter) };
}

export async function findReport(db: Pick<DbPair, 'read'>, id: string): Promise<ReportForReview | null> {
  const [row] = await reportsQuery(db).where(eq(reports.id, id));
  if (row === undefined) return null;
  const pictures = await db.read
    .select({ hash: postImages.mediaHash })
    .from(postImages)
    .where(eq(postImages.postId, row.subjectId))
    .orderBy(asc(postImages.position));
  return toReportForReview(
    row,
    pictures.map(({ hash }) => urlOf(hash)),
  );
}

/**
 * Resolves all open reports about the same subject.
 * @returns null for an unknown report
 */
export async function resolveReport(
  dependencies: MediaDependencies,
  id: string,
  { deletePost, now }: { deletePost: boolean; now: Date },
): Promise<{ resolved: number; deleted: boolean } | null> {
  const { write } = dependencies.db;
  const [report] = await write.select().from(reports).where(eq(reports.id, id));
  if (report === undefined) return null;
  let deleted = false;
  if (deletePost && report.subject === 'post') {
    const hashes = await createPostsRepository(dependencies.db).remove(report.subjectId, (post) => {
      deleted = post !== null;
    });
    await purgeUnused(dependencies, hashes);
  }
  const resolved = await write
    .update(reports)
    .set({ reviewedAt: now })
    .where(
      and(
        eq(reports.subject, report.subject),
        eq(reports.subjectId, report.subjectId),
        isNull(reports.reviewedAt),
      ),
    )
    .returning({ id: reports.id });
  return { resolved: resolved.length, deleted };
}
