import type { Suspension as SuspensionView } from '@aranya/contracts';
import { and, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database';
import { suspensions } from '../db/schema';
import type { Db } from '../db/types';
import { type AppError, errors } from '../plugins/errors';

/** The payload is the user's id. */
const SUSPENSIONS_CHANNEL = 'aranya_suspensions';
/** How long a node may let a suspended user in if it misses the notification. */
const CACHE_TTL_MS = 1_000;
const MAX_CACHED_USERS = 50_000;

export type Suspension = Pick<typeof suspensions.$inferSelect, 'reason' | 'since' | 'until'>;

export interface Suspensions {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Null while the user is not suspended; at most a second old. */
  find(userId: string): Promise<Suspension | null>;
  /** `listener` is called when the user may have been suspended. */
  subscribe(userId: string, listener: () => void): () => void;
}

/** @param now epoch milliseconds */
export function createSuspensions(db: Pick<Database, 'write' | 'listen'>, now: () => number): Suspensions {
  const cache = new LRUCache<string, { suspension: Suspension | null }>({
    max: MAX_CACHED_USERS,
    ttl: CACHE_TTL_MS,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (userId) => ({ suspension: await findSuspension(db.write, userId, new Date(now())) }),
  });
  const listeners = new Map<string, Set<() => void>>();
  let unlisten: (() => Promise<void>) | undefined;

  const forget = (userId: string) => {
    cache.delete(userId);
    listeners.get(userId)?.forEach((listener) => listener());
  };
  const forgetAll = () => {
    cache.clear();
    [...listeners.keys()].forEach(forget);
  };

  return {
    async start() {
      unlisten ??= await db.listen(SUSPENSIONS_CHANNEL, forget, forgetAll);
    },

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },

    find: async (userId) => (await cache.forceFetch(userId)).suspension,

    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
  };
}

/** Null also for a suspension that has ended. */
export async function findSuspension(db: Db, userId: string, now: Date): Promise<Suspension | null> {
  const { reason, since, until } = suspensions;
  const [found] = await db
    .select({ reason, since, until })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), or(isNull(until), gt(until, now))));
  return found ?? null;
}

/** The commit notifies all nodes. */
export async function notifySuspension(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${SUSPENSIONS_CHANNEL}, ${userId})`);
}

/** `userId` is a column. */
export function notSuspended(userId: SQLWrapper, now: Date): SQL {
  return sql`not exists (
    select 1 from suspensions s
    where s.user_id = ${userId} and (s.until is null or s.until > ${now.toISOString()}::timestamptz)
  )`;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function suspendedError({ reason, until }: Suspension): AppError {
  const end = until === null ? '' : ` until ${dateFormat.format(until)} UTC`;
  return errors.accountSuspended(`Your account is suspended${end}. The reason: ${reason}`, {
    reason,
    ...(until === null ? {} : { until: until.toISOString() }),
  });
}

export const viewSuspension = ({ reason, since, until }: Suspension): SuspensionView => ({
  reason,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
});
