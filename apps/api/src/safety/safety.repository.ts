import type { ReportReason } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../common/ids';
import { belowPlace, idPageOf, type ListPlace, placeTime, type RawPlace } from '../common/list-cursor';
import type { Tie } from '../connections/connections.policy';
import { type OnTiesChanged, part, unfollow } from '../connections/connections.repository';
import { lockPair } from '../connections/pair';
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

/** Blocks, and what people report. */
export function createSafetyRepository(db: DbPair, onTiesChanged?: OnTiesChanged) {
  return {
    /**
     * Blocks the other, and with the same stroke ends whatever stands between the two: following both ways, a request,
     * a connection.
     * @param decide throws where the viewer may not
     */
    async block(
      { viewerId, otherId, now }: { viewerId: string; otherId: string; now: Date },
      decide: (tie: Tie) => void,
    ): Promise<Tie> {
      return db.write.transaction(async (tx) => {
        const tie = await lockPair(tx, viewerId, otherId);
        decide(tie);
        await tx
          .insert(blocks)
          .values({ blockerId: viewerId, blockedId: otherId, createdAt: now })
          .onConflictDoNothing();
        await unfollow(tx, viewerId, otherId);
        await unfollow(tx, otherId, viewerId);
        await part({ tx, viewerId, otherId });
        if (!tie.blocked) await onTiesChanged?.(tx, [viewerId, otherId]);
        return tie;
      });
    },

    /** Ends the viewer's block; what it has ended stays ended. */
    async unblock(viewerId: string, otherId: string, decide: (tie: Tie) => void): Promise<Tie> {
      return db.write.transaction(async (tx) => {
        const tie = await lockPair(tx, viewerId, otherId);
        decide(tie);
        await tx.delete(blocks).where(and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, otherId)));
        return tie;
      });
    },

    /** The ids of those whom the viewer has blocked, latest first. */
    async blockedIds(
      viewerId: string,
      limit: number,
      from?: ListPlace,
    ): Promise<{ ids: string[]; next: string | null }> {
      const rows = await rowsOf<RawPlace>(
        db.write,
        sql`
          select blocked_id as id, ${placeTime(sql`created_at`)} from blocks
          where blocker_id = ${viewerId} and ${belowPlace(sql`created_at`, sql`blocked_id`, from)}
          order by created_at desc, blocked_id desc limit ${limit + 1}`,
      );
      return idPageOf(rows, limit);
    },

    /** What a report would be about; null where it is gone. */
    async findSubject(kind: ReportSubject['kind'], id: string): Promise<ReportSubject | null> {
      const [found] =
        kind === 'post'
          ? await db.write.select({ ownerId: posts.authorId }).from(posts).where(eq(posts.id, id))
          : await db.write.select({ ownerId: users.id }).from(users).where(eq(users.id, id));
      return found ? { kind, ownerId: found.ownerId } : null;
    },

    /** Keeps a report for review. False where the reporter has reported this before: then the earlier one stands. */
    async insertReport(report: NewReport, now: Date): Promise<boolean> {
      const made = await db.write
        .insert(reports)
        .values({ id: newId(), ...report, createdAt: now })
        .onConflictDoNothing({ target: [reports.reporterId, reports.subject, reports.subjectId] })
        .returning({ id: reports.id });
      return made.length > 0;
    },
  };
}
