import { DEFAULT_RULES, DEFAULT_RULES_VERSION, type HouseRules } from '@aranya/contracts';
import { desc, sql } from 'drizzle-orm';
import { houseRules, rulesAcceptances } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';

/** The club's own, or the default. */
export async function readRules(db: Db): Promise<HouseRules> {
  const { version, text } = houseRules;
  const [own] = await db.select({ version, text }).from(houseRules).orderBy(desc(version)).limit(1);
  return own ?? { version: DEFAULT_RULES_VERSION, text: DEFAULT_RULES };
}

/** Null if there is none. */
export async function findRulesToAccept(db: Db, userId: string): Promise<number | null> {
  const [row] = await queryRows<{ version: number | null }>(
    db,
    sql`
    select case when max(version) filter (where must_accept) > coalesce(
      (select max(a.version) from rules_acceptances a where a.user_id = ${userId}::uuid), 0) then max(version) end as version
    from house_rules`,
  );
  return row?.version ?? null;
}

/** @returns false where this is not the current version */
export async function acceptRules(db: Db, userId: string, version: number, now: Date): Promise<boolean> {
  if ((await readRules(db)).version !== version) return false;
  await db.insert(rulesAcceptances).values({ userId, version, acceptedAt: now }).onConflictDoNothing();
  return true;
}
