import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { isAfter, type PageQuery, type PositionRow, selectAt, toIdPage } from '../../platform/common/cursor';
import { mutedWords, mutes } from '../../platform/db/schema';
import { type Db, type DbPair, queryRows } from '../../platform/db/types';
import { lockAccount } from '../../people/lock-people';
import { lockRelationship } from '../../people/relationship';
import type { Relationship } from '../../people/relationship.policy';

type OnNew = (tx: Db) => Promise<void>;

interface Pair {
  currentUserId: string;
  otherId: string;
  now: Date;
}

interface MuteCallbacks {
  authorize(relationship: Relationship): void;
  onNew: OnNew;
}

interface WordCallbacks {
  authorize(words: number): void;
  onNew: OnNew;
}

export function createMutesRepository({ write }: Pick<DbPair, 'write'>) {
  const isPair = (currentUserId: string, otherId: string) =>
    and(eq(mutes.userId, currentUserId), eq(mutes.mutedId, otherId));

  return {
    async mute(
      { currentUserId, otherId, now }: Pair,
      { authorize, onNew }: MuteCallbacks,
    ): Promise<Relationship> {
      return write.transaction(async (tx) => {
        const relationship = await lockRelationship(tx, currentUserId, otherId);
        authorize(relationship);
        const added = await tx
          .insert(mutes)
          .values({ userId: currentUserId, mutedId: otherId, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: mutes.mutedId });
        if (added.length > 0) await onNew(tx);
        return relationship;
      });
    },

    async unmute(
      { currentUserId, otherId }: Pair,
      authorize: (relationship: Relationship) => void,
    ): Promise<Relationship> {
      return write.transaction(async (tx) => {
        const relationship = await lockRelationship(tx, currentUserId, otherId);
        authorize(relationship);
        await tx.delete(mutes).where(isPair(currentUserId, otherId));
        return relationship;
      });
    },

    async isMuted(currentUserId: string, otherId: string): Promise<boolean> {
      const found = await write
        .select({ id: mutes.mutedId })
        .from(mutes)
        .where(isPair(currentUserId, otherId));
      return found.length > 0;
    },

    async mutedIds(
      currentUserId: string,
      { limit, cursor }: PageQuery,
    ): Promise<{ ids: string[]; next: string | null }> {
      const rows = await queryRows<PositionRow>(
        write,
        sql`
          select muted_id as id, ${selectAt(sql`created_at`)} from mutes
          where user_id = ${currentUserId} and ${isAfter(sql`created_at`, sql`muted_id`, cursor)}
          order by created_at desc, muted_id desc limit ${limit + 1}`,
      );
      return toIdPage(rows, limit);
    },

    /** @param word folded */
    async muteWord(
      { currentUserId, word, now }: { currentUserId: string; word: string; now: Date },
      { authorize, onNew }: WordCallbacks,
    ): Promise<void> {
      await write.transaction(async (tx) => {
        await lockAccount(tx, currentUserId);
        const own = eq(mutedWords.userId, currentUserId);
        const [earlier] = await tx
          .select({ word: mutedWords.word })
          .from(mutedWords)
          .where(and(own, eq(mutedWords.word, word)));
        if (earlier !== undefined) return;
        const [counted] = await tx.select({ words: count() }).from(mutedWords).where(own);
        authorize(counted?.words ?? 0);
        await onNew(tx);
        await tx.insert(mutedWords).values({ userId: currentUserId, word, createdAt: now });
      });
    },

    async unmuteWord(currentUserId: string, word: string): Promise<void> {
      await write
        .delete(mutedWords)
        .where(and(eq(mutedWords.userId, currentUserId), eq(mutedWords.word, word)));
    },

    async mutedWords(currentUserId: string): Promise<string[]> {
      const rows = await write
        .select({ word: mutedWords.word })
        .from(mutedWords)
        .where(eq(mutedWords.userId, currentUserId))
        .orderBy(desc(mutedWords.createdAt), asc(mutedWords.word));
      return rows.map(({ word }) => word);
    },
  };
}
