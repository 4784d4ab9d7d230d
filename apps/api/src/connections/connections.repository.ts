import { limits } from '@aranya/contracts';
import { and, eq, type SQL } from 'drizzle-orm';
import { newId } from '../common/ids';
import { connectionRequests, connections, follows } from '../db/schema';
import type { Db, DbPair } from '../db/types';
import { DAY, type Tie, type TieChange } from './connections.policy';
import { inOrder, lockPair, requestTimes } from './pair';

/** Called inside the transaction that changed something between these people. */
export type OnTiesChanged = (tx: Db, userIds: readonly string[]) => Promise<void>;

interface Decisions {
  /** Throws where the viewer may not. */
  mayChange(tie: Tie): void;
  /** Throws where the viewer has sent too many requests; given when he sent the latest ones. */
  mayRequest(sent: Date[]): void;
}

interface Step {
  tx: Db;
  viewerId: string;
  otherId: string;
  now: Date;
}

/** Following, requests and connections. */
export function createConnectionsRepository(db: Pick<DbPair, 'write'>, onChanged?: OnTiesChanged) {
  return {
    /**
     * Does this between the two, once: done again, also at the same moment, it changes nothing.
     * @returns what stood between them before
     */
    async change(
      what: TieChange,
      { viewerId, otherId, now }: Omit<Step, 'tx'>,
      { mayChange, mayRequest }: Decisions,
    ): Promise<Tie> {
      return db.write.transaction(async (tx) => {
        const tie = await lockPair(tx, viewerId, otherId);
        mayChange(tie);
        const step: Step = { tx, viewerId, otherId, now };
        if (what === 'connect' && tie.connection === 'none') {
          const since = new Date(now.getTime() - DAY);
          mayRequest(await requestTimes(tx, viewerId, since, limits.connectionRequestsPerDay));
        }
        if (await apply(what, step, tie)) await onChanged?.(tx, [viewerId, otherId]);
        return tie;
      });
    },
  };
}

/** @returns whether anything changed */
async function apply(what: TieChange, step: Step, { connection }: Tie): Promise<boolean> {
  const { viewerId, otherId } = step;
  switch (what) {
    case 'follow':
      return follow(step);
    case 'unfollow':
      return unfollow(step.tx, viewerId, otherId);
    case 'removeFollower':
      return unfollow(step.tx, otherId, viewerId);
    case 'connect':
      if (connection === 'none') return request(step);
      return connection === 'incoming' && (await accept(step));
    case 'accept':
      return connection === 'incoming' && (await accept(step));
    case 'decline':
      return connection === 'incoming' && (await part(step));
    case 'cancel':
      return connection === 'outgoing' && (await part(step));
    case 'disconnect':
      return connection === 'connected' && (await part(step));
  }
}

async function follow({ tx, viewerId, otherId, now }: Step): Promise<boolean> {
  const made = await tx
    .insert(follows)
    .values({ followerId: viewerId, followeeId: otherId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: follows.followeeId });
  return made.length > 0;
}

/** Ends that one follows the other. */
export async function unfollow(tx: Db, followerId: string, followeeId: string): Promise<boolean> {
  const gone = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)))
    .returning({ id: follows.followeeId });
  return gone.length > 0;
}

async function request({ tx, viewerId, otherId, now }: Step): Promise<boolean> {
  await tx.insert(connections).values({
    ...inOrder(viewerId, otherId),
    requestedBy: viewerId,
    status: 'pending',
    createdAt: now,
    since: now,
  });
  await tx
    .insert(connectionRequests)
    .values({ id: newId(), fromId: viewerId, toId: otherId, createdAt: now });
  return true;
}

function isOfPair(a: string, b: string): SQL | undefined {
  const { lowId, highId } = inOrder(a, b);
  return and(eq(connections.lowId, lowId), eq(connections.highId, highId));
}

async function accept({ tx, viewerId, otherId, now }: Step): Promise<boolean> {
  await tx.update(connections).set({ status: 'accepted', since: now }).where(isOfPair(viewerId, otherId));
  return true;
}

/** Ends a connection or request of the two. */
export async function part({ tx, viewerId, otherId }: Omit<Step, 'now'>): Promise<boolean> {
  const gone = await tx
    .delete(connections)
    .where(isOfPair(viewerId, otherId))
    .returning({ id: connections.lowId });
  return gone.length > 0;
}
