import type { DigestObstacle } from '@aranya/contracts';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findAge } from '../../people/ages/child';
import { digests, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { lastDigestDay } from './digest-time';

const MINUTE_MS = 60_000;

/** Undefined where the site knows none, or the member has not confirmed theirs. */
export async function findAddress(
  { db, memberMail }: Pick<FastifyInstance, 'db' | 'memberMail'>,
  userId: string,
): Promise<string | undefined> {
  const [user] = await db.write.select({ subject: users.subject }).from(users).where(eq(users.id, userId));
  return user && memberMail?.findAddress(user.subject);
}

/** Null where the member can be written to. */
export async function findObstacle(
  app: Pick<FastifyInstance, 'db' | 'env' | 'memberMail'>,
  userId: string,
): Promise<DigestObstacle | null> {
  if ((await findAge(app.db.write, userId)).childUntil !== null) return 'child';
  if (app.memberMail === null) return app.env.signIn === undefined ? 'provider' : 'mail';
  return (await findAddress(app, userId)) === undefined ? 'address' : null;
}

export const hasChosen = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(digests, eq(digests.userId, userId))) > 0;

/** The first one goes out on the next Saturday, also for who has had one this week and chooses again. */
export async function choose(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insert(digests)
    .values({ userId, day: lastDigestDay(now) })
    .onConflictDoNothing();
}

export async function stop(db: Db, userId: string): Promise<void> {
  await db.delete(digests).where(eq(digests.userId, userId));
}

export const isAnyDue = async (db: Db, day: string): Promise<boolean> =>
  (await db.select({ day: digests.day }).from(digests).where(lt(digests.day, day)).limit(1)).length > 0;

interface Claim {
  day: string;
  now: Date;
  /** Of all nodes together. */
  perMinute: number;
}

/** Nobody is claimed twice for a day, by whatever node. Null if nobody waits, or enough were claimed this minute. */
export function claimNext(db: Db, { day, now, perMinute }: Claim): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aranya digests'))`);
    const recent = await tx.$count(digests, gt(digests.claimedAt, new Date(now.getTime() - MINUTE_MS)));
    if (recent >= perMinute) return null;
    const next = tx
      .select({ userId: digests.userId })
      .from(digests)
      .where(lt(digests.day, day))
      .orderBy(asc(digests.day), asc(digests.userId))
      .limit(1);
    const [claimed] = await tx
      .update(digests)
      .set({ day, claimedAt: now })
      .where(and(inArray(digests.userId, next), lt(digests.day, day)))
      .returning({ userId: digests.userId });
    return claimed?.userId ?? null;
  });
}
