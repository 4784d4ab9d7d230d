import type { ReportReason } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../common/ids';
import { isAfter, toIdPage, type Position, selectAt, type PositionRow } from '../common/cursor';
import type { Relationship } from '../connections/connections.policy';
import {
  type OnRelationshipsChanged,
  removeConnection,
  unfollow,
} from '../connections/connections.repository';
import { lockRelationship } from '../connections/relationship';
import { blocks, posts, reports, users } from '../db/schema';
import { type DbPair, rowsOf } from '../db/types';
import type { ReportSubject } from './safety.policy';

export interface NewReport {
  reporterId: string;
  subject: 'post' | 'user';
  subjectId: string;
  reason: ReportReason;
  details: string;
}

export function createSafetyRepository(db: DbPair, onRelationshipsChanged?: OnRelationshipsChanged) {
  return {
    /**
     * Also removes follows, requests and connections.
     * @param authorize throws to deny
     */
    async block(
      { currentUserId, otherId, now }: { currentUserId: string; otherId: string; now: Date },
      authorize: (relationship: Relationship) => void,
    ): Promise<Relationship> {
      return db.write.transaction(async (tx) => {
        const relationship = await lockRelationship(tx, currentUserId, otherId);
        authorize(relationship);
        await tx
          .insert(blocks)
          .values({ blockerId: currentUserId, blockedId: otherId, createdAt: now })
          .onConflictDoNothing();
        await unfollow(tx, currentUserId, otherId);
        await unfollow(tx, otherId, currentUserId);
        await removeConnection(tx, currentUserId, otherId);
        if (!relationship.blocked) await onRelationshipsChanged?.(tx, [currentUserId, otherId]);
        return relationship;
      });
    },

    /** Does not restore what the block removed. */
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

    /** Latest first. */
    async blockedIds(
      currentUserId: string,
      limit: number,
      from?: Position,
    ): Promise<{ ids: string[]; next: string | null }> {
      const rows = await rowsOf<PositionRow>(
        db.write,
        sql`
          select blocked_id as id, ${selectAt(sql`created_at`)} from blocks
          where blocker_id = ${currentUserId} and ${isAfter(sql`created_at`, sql`blocked_id`, from)}
          order by created_at desc, blocked_id desc limit ${limit + 1}`,
      );
      return toIdPage(rows, limit);
    },

    async findSubject(kind: ReportSubject['kind'], id: string): Promise<ReportSubject | null> {
      const [found] =
        kind === 'post'
          ? await db.write.select({ ownerId: posts.authorId }).from(posts).where(eq(posts.id, id))
          : await db.write.select({ ownerId: users.id }).from(users).where(eq(users.id, id));
      return found ? { kind, ownerId: found.ownerId } : null;
    },

    /** Keeps an earlier report and returns false. */
    async insertReport(report: NewReport, now: Date): Promise<boolean> {
      const inserted = await db.write
        .insert(reports)
        .values({ id: newId(), ...report, createdAt: now })
        .onConflictDoNothing({ target: [reports.reporterId, reports.subject, reports.subjectId] })
        .returning({ id: reports.id });
      return inserted.length > 0;
    },
  };
}
