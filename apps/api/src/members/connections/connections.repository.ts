import { limits, type NotificationKind } from '@aranya/contracts';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import {
  addNotification,
  markRequestRead,
  removeConnectionNotifications,
  removeFollowNotification,
} from '../../notifications/write-notifications';
import { newId } from '../../platform/common/ids';
import { connectionRequests, connections, follows } from '../../platform/db/schema';
import type { Db, DbPair } from '../../platform/db/types';
import { lockRelationship, sortedPair } from '../../people/relationship';
import { DAY, type Relationship, type RelationshipAction } from '../../people/relationship.policy';

/** As the other person is told. */
export type RelationshipNotification = Extract<NotificationKind, 'request' | 'accepted'>;

export type OnRelationshipChanged = (tx: Db, change: RelationshipChange) => Promise<void>;

export interface RelationshipChange {
  notification?: RelationshipNotification;
  row?: NotificationRow;
}

/** The others are in `follow.ts`. */
export type TransactionAction = Exclude<RelationshipAction, 'follow' | 'unfollow'>;

interface Authorization {
  action(relationship: Relationship): void;
  request(sent: Date[]): void;
  quota?(tx: Db): Promise<void>;
}

interface Context {
  tx: Db;
  currentUserId: string;
  otherId: string;
  now: Date;
}

export function createConnectionsRepository(db: Pick<DbPair, 'write'>, onChanged?: OnRelationshipChanged) {
  return {
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
        const change = await apply(action, context, before);
        if (change !== null) await onChanged?.(tx, change);
        return before;
      });
    },
  };
}

const changeIf = (isChanged: boolean): RelationshipChange | null => (isChanged ? {} : null);

async function apply(action: TransactionAction, context: Context, { connection }: Relationship) {
  const { tx, currentUserId, otherId } = context;
  const remove = async () => changeIf(await removeConnection(tx, currentUserId, otherId));
  switch (action) {
    case 'removeFollower':
      return changeIf(await unfollow(tx, otherId, currentUserId));
    case 'connect':
      if (connection === 'none') return request(context);
      return connection === 'incoming' ? accept(context) : null;
    case 'accept':
      return connection === 'incoming' ? accept(context) : null;
    case 'decline':
      return connection === 'incoming' ? remove() : null;
    case 'cancel':
      return connection === 'outgoing' ? remove() : null;
    case 'disconnect':
      return connection === 'connected' ? remove() : null;
  }
}

export async function unfollow(tx: Db, followerId: string, followeeId: string): Promise<boolean> {
  const deleted = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)))
    .returning({ id: follows.followeeId });
  await removeFollowNotification(tx, followerId, followeeId);
  return deleted.length > 0;
}

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

async function request({ tx, currentUserId, otherId, now }: Context): Promise<RelationshipChange> {
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
  const kind = 'request';
  const row = await addNotification(tx, { recipientId: otherId, kind, actorId: currentUserId, now });
  return { notification: kind, row };
}

function isBetween(a: string, b: string): SQL | undefined {
  const { lowId, highId } = sortedPair(a, b);
  return and(eq(connections.lowId, lowId), eq(connections.highId, highId));
}

async function accept({ tx, currentUserId, otherId, now }: Context): Promise<RelationshipChange> {
  await tx
    .update(connections)
    .set({ status: 'accepted', since: now })
    .where(isBetween(currentUserId, otherId));
  await markRequestRead(tx, { recipientId: currentUserId, actorId: otherId, now });
  const kind = 'accepted';
  const row = await addNotification(tx, { recipientId: otherId, kind, actorId: currentUserId, now });
  return { notification: kind, row };
}

/** Also removes a pending request and the notifications about either. */
export async function removeConnection(tx: Db, a: string, b: string): Promise<boolean> {
  const deleted = await tx.delete(connections).where(isBetween(a, b)).returning({ id: connections.lowId });
  await removeConnectionNotifications(tx, a, b);
  return deleted.length > 0;
}
