import type { Role } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/common/cache-size';
import type { Database } from '../../platform/db/database';
import { roles, suspensions, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { createSubscribers } from '../../platform/live/subscribers';
import { ageWait, type AgeWait } from '../ages/child';
import { hasTextsToAccept } from '../rules/house-rules';
import { lasts, type Suspension } from '../suspensions';

/** The payload is the user's id, or empty for all. */
const STATUS_CHANNEL = 'aranya_account_status';
const CACHE_TTL_MS = 60_000;
/** Nodes that may miss notifications trust a cached status and role this long. */
const UNNOTIFIED_TTL_MS = 1_000;
const MAX_CACHED_USERS = 50_000;

export type AccountStatus =
  | { exists: false }
  | {
      exists: true;
      suspension: Suspension | null;
      role: Role;
      /** Rules or terms wait to be accepted. */
      textsWait: boolean;
      ageWaits: AgeWait | null;
    };

export interface AccountStatuses {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Follows notifications; at most a second old while they may be missed. */
  find(userId: string): Promise<AccountStatus>;
  /** Reads it again, and so do later calls. */
  findFresh(userId: string): Promise<AccountStatus>;
  subscribe(userId: string, listener: () => void): () => void;
}

/** @param now epoch milliseconds */
export function createAccountStatuses(
  db: Pick<Database, 'write' | 'listen' | 'isListening'>,
  now: () => number,
): AccountStatuses {
  const cache = new LRUCache<string, AccountStatus>({
    ...atMost(MAX_CACHED_USERS),
    ttl: CACHE_TTL_MS,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: (userId) => readStatus(db.write, userId, new Date(now())),
  });
  const { notify, notifyAll, subscribe } = createSubscribers();
  let unlisten: (() => Promise<void>) | undefined;

  const forget = (userId: string) => {
    if (userId === '') return cache.clear();
    cache.delete(userId);
    notify(userId);
  };
  const forgetAll = () => {
    cache.clear();
    notifyAll();
  };

  return {
    async start() {
      unlisten ??= await db.listen(STATUS_CHANNEL, forget, forgetAll);
      cache.clear();
    },

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },

    find: async (userId) => {
      const isNotified = unlisten !== undefined && db.isListening();
      const isOld = cache.getRemainingTTL(userId) <= CACHE_TTL_MS - UNNOTIFIED_TTL_MS;
      const status = await cache.forceFetch(userId, { forceRefresh: !isNotified && isOld });
      return statusAt(status, now());
    },

    findFresh: async (userId) => statusAt(await cache.forceFetch(userId, { forceRefresh: true }), now()),

    subscribe,
  };
}

function statusAt(status: AccountStatus, now: number): AccountStatus {
  const hasEnded = status.exists && (status.suspension?.until?.getTime() ?? Infinity) <= now;
  return hasEnded ? { ...status, suspension: null } : status;
}

async function readStatus(db: Db, userId: string, now: Date): Promise<AccountStatus> {
  const { reason, since, until } = suspensions;
  const [found] = await db
    .select({
      suspension: { reason, since, until },
      role: roles.role,
      textsWait: hasTextsToAccept(users.id),
      ageWaits: ageWait(users.id),
    })
    .from(users)
    .leftJoin(roles, eq(roles.userId, users.id))
    .leftJoin(suspensions, and(eq(suspensions.userId, users.id), lasts(now)))
    .where(eq(users.id, userId));
  if (found === undefined) return { exists: false };
  return {
    exists: true,
    suspension: found.suspension,
    role: found.role ?? 'member',
    textsWait: found.textsWait,
    ageWaits: found.ageWaits,
  };
}

/** Call it in the transaction that asks members for something: they are read again, and their streams go on. */
export async function notifyAllStatuses(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${STATUS_CHANNEL}, '')`);
}

/**
 * Call it in the transaction that suspends, lifts, deletes or gives a role: its commit notifies all nodes.
 */
export async function notifyAccountStatus(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${STATUS_CHANNEL}, ${userId})`);
}
