import { eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { type IdentityDb, limits } from '../db/schema';

export interface RateLimit {
  name: string;
  limit: number;
  windowSeconds: number;
}

export function createRateLimiter(
  db: IdentityDb,
  { name, limit, windowSeconds }: RateLimit,
  now: () => number,
) {
  const limitKey = (key: string) => `${name} ${key}`;
  return {
    /** @returns 0 if allowed, otherwise the seconds until then */
    async take(key: string): Promise<number> {
      const at = new Date(now());
      const expiresAt = new Date(at.getTime() + windowSeconds * 1000);
      const isOver = lte(limits.expiresAt, at);
      // One statement, so that parallel attempts cannot slip through.
      const [taken] = await db
        .insert(limits)
        .values({ key: limitKey(key), count: 1, expiresAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${limits.count} + 1 end`,
            expiresAt: sql`case when ${isOver} then excluded.expires_at else ${limits.expiresAt} end`,
          },
          setWhere: or(isOver, lt(limits.count, limit)) ?? isOver,
        })
        .returning({ count: limits.count });
      if (taken !== undefined) return 0;
      const [found] = await db
        .select()
        .from(limits)
        .where(eq(limits.key, limitKey(key)));
      return secondsUntil(found?.expiresAt, at.getTime());
    },
    async giveBack(key: string): Promise<void> {
      await db
        .update(limits)
        .set({ count: sql`greatest(${limits.count} - 1, 0)` })
        .where(eq(limits.key, limitKey(key)));
    },
    async reset(key: string): Promise<void> {
      await db.delete(limits).where(eq(limits.key, limitKey(key)));
    },
  };
}

export function secondsUntil(moment: Date | null | undefined, now: number): number {
  return Math.max(1, Math.ceil(((moment?.getTime() ?? now) - now) / 1000));
}

export async function deleteExpiredLimits(db: IdentityDb, now: number): Promise<void> {
  await db.delete(limits).where(lte(limits.expiresAt, new Date(now)));
}

export async function hasMark(db: IdentityDb, key: string, now: number): Promise<boolean> {
  const found = await db
    .select({ key: limits.key })
    .from(limits)
    .where(sql`${eq(limits.key, key)} and ${gt(limits.expiresAt, new Date(now))}`);
  return found.length > 0;
}

export async function setMark(db: IdentityDb, key: string, expiresAt: Date): Promise<void> {
  await db
    .insert(limits)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({ target: limits.key, set: { expiresAt } });
}
