import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { atMost } from '../common/cache-size';
import { type Db, queryRows } from '../db/types';
import { errors } from '../plugins/errors';
import { DAY_HOURS, HOUR_MS } from './quota-limits';
import type { AccountAge } from './quota-table';

const MAX_CACHED_USERS = 50_000;

/** @param isCached false where the database reads the account anyway */
export function createAccountAges(now: () => number, isCached: boolean) {
  const creationTimes = new LRUCache<string, number>(atMost(MAX_CACHED_USERS));

  return async function accountAge(db: Db, userId: string): Promise<AccountAge> {
    let createdAt = creationTimes.get(userId);
    if (createdAt === undefined) {
      const [account] = await queryRows<{ at: string | number }>(
        db,
        sql`select extract(epoch from created_at) * 1000 as at from users where id = ${userId}`,
      );
      if (account === undefined) throw errors.accountDeleted();
      createdAt = Number(account.at);
      if (isCached) creationTimes.set(userId, createdAt);
    }
    const hours = (now() - createdAt) / HOUR_MS;
    if (hours < DAY_HOURS) return 'firstDay';
    return hours < 7 * DAY_HOURS ? 'firstWeek' : 'later';
  };
}
