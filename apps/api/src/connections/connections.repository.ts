import { limits } from '@aranya/contracts';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { newId } from '../common/ids';
import { connectionRequests, connections, follows } from '../db/schema';
import type { Db, DbPair } from '../db/types';
import { DAY, type Relationship, type RelationshipAction } from './connections.policy';
import { lockRelationship, sortedPair } from './relationship';

/** Called in the transaction of the change. */
export type OnRelationshipsChanged = (tx: Db, userIds: readonly string[]) => Promise<void>;

/** The others are in `follow.ts`. */
export type TransactionAction = Exclude<RelationshipAction, 'follow' | 'unfollow'>;

/** All throw to deny. */
interface Authorization {
  action(relationship: Relationship): void;
  request(sent: Date[]): void;
  /** For new requests. */
  quota?(tx: Db): Promise<void>;
}

interface Context {
  tx: Db;
  currentUserId: string;
  otherId: string;
  now: Date;
}

export function createConnectionsRepository(db: Pick<DbPair, 'write'>, onChanged?: OnRelationshipsChanged) {
  return {
    /** Returns the relationship before the action. */
    async perform(
      action: TransactionAction,
      { currentUserId, otherId, now }: Omit<Context, 'tx'>,
      authorize: Authorization,
    ): Promise<Relationship> {
      return db.write.transaction(async (tx) => {
        const before = await lockRelationship(tx, currentUserId, otherId);
        authorize.action(before);
        if (action === 'connect' && before.connection === 'none') {
          authorize.request(await latestRequests(tx, currentUserId, new Date(now.getTime() - DAY)));
          await authorize.quota?.(tx);
        }
        const context: Context = { tx, currentUserId, otherId, now };
        if (await apply(action, context, before)) await onChanged?.(tx, [currentUserId, otherId]);
        return before;
      });
    },
  };
}

/** Returns whether anything changed. */
async function apply(
  action: TransactionAction,
  context: Context,
  { connection }: Relationship,
): Promise<boolean> {
  const { tx, currentUserId, otherId } = context;
  switch (action) {
    case 'removeFollower':
      return unfollow(tx, otherId, currentUserId);
    case 'connect':
      if (connection === 'none') return request(context);
      return connection === 'incoming' && (await accept(context));
    case 'accept':
      return connection === 'incoming' && (await accept(context));
    case 'decline':
      return connection === 'incoming' && (await removeConnection(tx, currentUserId, otherId));
    case 'cancel':
      return connection === 'outgoing' && (await removeConnection(tx, currentUserId, otherId));
    case 'disconnect':
      return connection === 'connected' && (await removeConnection(tx, currentUserId, otherId));
  }
}

export async function unfollow(tx: Db, followerId: string, followeeId: string): Promise<boolean> {
  const deleted = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)))
    .returning({ id: follows.followeeId });
  return deleted.length > 0;
}

/** Oldest first. */
async function latestRequests(tx: Db, userId: string, since: Date): Promise<Date[]> {
  const { fromId, createdAt } = connectionRequests;
  const rows = await tx
    .select({ at: createdAt })
    .from(connectionRequests)
    .where(and(eq(fromId, userId), gt(createdAt, since)))
    .orderBy(asc(createdAt))
    .limit(limits.connectionRequestsPerDay);
  return rows.map(({ at }) => at);
}

async function request({ tx, currentUserId, otherId, now }: Context): Promise<boolean> {
  await tx.insert(connections).values({
    ...sortedPair(currentUserId, otherId),
    requestedBy: currentUserId,
    status: 'pending',
    createdAt: now,
    since: now,
  });
  await tx
    .insert(connectionRequests)
    .values({ id: newId(), fromId: currentUserId, toId: otherId, createdAt: now });
  return true;
}

function isBetween(a: string, b: string): SQL | undefined {
  const { lowId, highId } = sortedPair(a, b);
  return and(eq(connections.lowId, lowId), eq(connections.highId, highId));
}

async function accept({ tx, currentUserId, otherId, now }: Context): Promise<boolean> {
  await tx
    .update(connections)
    .set({ status: 'accepted', since: now })
    .where(isBetween(currentUserId, otherId));
  return true;
}

/** Also removes a pending request. */
export async function removeConnection(tx: Db, a: string, b: string): Promise<boolean> {
  const deleted = await tx.delete(connections).where(isBetween(a, b)).returning({ id: connections.lowId });
  return deleted.length > 0;
}
