import type { ReportReason, ReportSubject as ReportKind } from '@aranya/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { removeConnection, unfollow } from '../../members/connections/connections.repository';
import { lockRelationship } from '../../people/relationship';
import type { Relationship } from '../../people/relationship.policy';
import { removeNotificationsBetween } from '../../notifications/write-notifications';
import { isAfter, toIdPage, type PageQuery, selectAt, type PositionRow } from '../../platform/common/cursor';
import { newId } from '../../platform/common/ids';
import { blocks, comments, messages, posts, reports, users } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import type { MediaDependencies } from '../../platform/media/media.repository';
import { removeSuggestionsBetween } from '../../posts/identifications/names';
import { keepEvidence, readEvidence } from './evidence';
import { type ReportSubject, subjectGone } from './safety.policy';

export interface NewReport {
  reporterId: string;
  subject: ReportKind;
  subjectId: string;
  reason: ReportReason;
  details: string;
}

interface BlockCallbacks {
  authorize(relationship: Relationship): void;
  onNew(tx: Db): Promise<void>;
  onChanged(tx: Db, userIds: readonly string[]): Promise<void>;
}

export function createSafetyRepository({ db, media }: MediaDependencies) {
  return {
    async block(
      { currentUserId, otherId, now }: { currentUserId: string; otherId: string; now: Date },
      { authorize, onNew, onChanged }: BlockCallbacks,
    ): Promise<Relationship> {
      return db.write.transaction(async (tx) => {
        const relationship = await lockRelationship(tx, currentUserId, otherId);
        authorize(relationship);
        await removeSuggestionsBetween(tx, currentUserId, otherId, now);
        if (!relationship.blocked) await onNew(tx);
        await tx
          .insert(blocks)
          .values({ blockerId: currentUserId, blockedId: otherId, createdAt: now })
          .onConflictDoNothing();
        const removed = [
          await unfollow(tx, currentUserId, otherId),
          await unfollow(tx, otherId, currentUserId),
          await removeConnection(tx, currentUserId, otherId),
        ];
        await removeNotificationsBetween(tx, currentUserId, otherId);
        // An event without a change would reveal the block.
        const notified = removed.includes(true) ? [currentUserId, otherId] : [currentUserId];
        if (!relationship.blocked) await onChanged(tx, notified);
        return relationship;
      });
    },

    async unblock(
      currentUserId: string,
      otherId: string,
      authorize: (relationship: Relationship) => void,
    ): Promise<Relationship> {
      return db.write.transaction(async (tx) => {
        const relationship = await lockRelationship(tx, currentUserId, otherId);
        authorize(relationship);
        await tx
          .delete(blocks)
          .where(and(eq(blocks.blockerId, currentUserId), eq(blocks.blockedId, otherId)));
        return relationship;
      });
    },

    async blockedIds(
      currentUserId: string,
      { limit, cursor }: PageQuery,
    ): Promise<{ ids: string[]; next: string | null }> {
      const rows = await queryRows<PositionRow>(
        db.write,
        sql`
          select blocked_id as id, ${selectAt(sql`created_at`)} from blocks
          where blocker_id = ${currentUserId} and ${isAfter(sql`created_at`, sql`blocked_id`, cursor)}
          order by created_at desc, blocked_id desc limit ${limit + 1}`,
      );
      return toIdPage(rows, limit);
    },

    async findSubject(kind: ReportSubject['kind'], id: string): Promise<ReportSubject | null> {
      const [found] = await subjectQuery(db.write, kind, id);
      return found ? { kind, ...found } : null;
    },

    /**
     * Keeps an earlier report and returns false.
     * @param onNew called in the transaction of a new report
     */
    async insertReport(report: NewReport, now: Date, onNew?: (tx: Db) => Promise<void>): Promise<boolean> {
      const [earlier] = await db.write
        .select({ id: reports.id })
        .from(reports)
        .where(
          and(
            eq(reports.reporterId, report.reporterId),
            eq(reports.subject, report.subject),
            eq(reports.subjectId, report.subjectId),
          ),
        );
      if (earlier !== undefined) return false;
      const evidence = await readEvidence(db.write, report.subject, report.subjectId);
      if (evidence === null) throw subjectGone(report.subject);
      return keepEvidence({ db: db.write, media }, evidence, async (tx, evidenceId) => {
        const inserted = await tx
          .insert(reports)
          .values({ id: newId(), ...report, evidenceId, createdAt: now })
          .onConflictDoNothing({ target: [reports.reporterId, reports.subject, reports.subjectId] })
          .returning({ id: reports.id });
        if (inserted.length > 0) await onNew?.(tx);
        return inserted.length > 0;
      });
    },
  };
}

function subjectQuery(
  db: Db,
  kind: ReportSubject['kind'],
  id: string,
): PromiseLike<Omit<ReportSubject, 'kind'>[]> {
  switch (kind) {
    case 'post':
      return db
        .select({ ownerId: posts.authorId })
        .from(posts)
        .where(and(eq(posts.id, id), isNull(posts.hiddenAt)));
    case 'message':
      return db
        .select({ ownerId: messages.fromId, recipientId: messages.toId })
        .from(messages)
        .where(eq(messages.id, id));
    case 'comment':
      return db
        .select({ ownerId: comments.authorId })
        .from(comments)
        .innerJoin(posts, eq(posts.id, comments.postId))
        .where(
          and(
            eq(comments.id, id),
            isNull(comments.deletedAt),
            isNull(comments.hiddenAt),
            isNull(posts.hiddenAt),
          ),
        );
    case 'user':
      return db.select({ ownerId: users.id }).from(users).where(eq(users.id, id));
  }
}
