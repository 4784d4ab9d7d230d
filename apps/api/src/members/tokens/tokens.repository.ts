import { randomBytes } from 'node:crypto';
import { limits, type NewToken, PERSONAL_TOKEN_PREFIX, type PersonalToken } from '@aranya/contracts';
import { and, desc, eq, lte } from 'drizzle-orm';
import { lockAccount } from '../../people/lock-people';
import { DAY_MS } from '../../platform/common/day';
import { newId } from '../../platform/common/ids';
import { personalTokens } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { hashPersonalToken, revokePersonalTokens } from '../../platform/plugins/personal-tokens';
import type { TakeQuota } from '../../platform/quotas/quotas';

const { id, userId: owner, name, scope, createdAt, endsAt, lastUsedOn } = personalTokens;

type Row = Pick<
  typeof personalTokens.$inferSelect,
  'id' | 'name' | 'scope' | 'createdAt' | 'endsAt' | 'lastUsedOn'
>;

const viewToken = (row: Row): PersonalToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: row.createdAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  last_used_on: row.lastUsedOn,
});

/** Latest first, with those that have ended since the last one was made. */
export async function readTokens(db: Db, userId: string): Promise<PersonalToken[]> {
  const rows = await db
    .select({ id, name, scope, createdAt, endsAt, lastUsedOn })
    .from(personalTokens)
    .where(eq(owner, userId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(viewToken);
}

interface MakeOptions {
  now: Date;
  take: TakeQuota;
}

/**
 * The only answer with the token itself. Deletes those that have ended.
 * @throws AppError `conflict` for more than the limit
 */
export async function makeToken(
  db: Db,
  userId: string,
  given: NewToken,
  { now, take }: MakeOptions,
): Promise<{ token: PersonalToken; secret: string }> {
  const secret = `${PERSONAL_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const ends = new Date(now.getTime() + given.days * DAY_MS);
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.delete(personalTokens).where(and(eq(owner, userId), lte(endsAt, now)));
    if ((await tx.$count(personalTokens, eq(owner, userId))) >= limits.personalTokens)
      throw errors.conflict(
        `You can have at most ${limits.personalTokens} access tokens. Please revoke one that you no longer need.`,
      );
    await take(tx, userId, 'token');
    const row = { id: newId(), name: given.name, scope: given.scope, createdAt: now, endsAt: ends };
    await tx.insert(personalTokens).values({ ...row, userId, tokenHash: hashPersonalToken(secret) });
    return { token: viewToken({ ...row, lastUsedOn: null }), secret };
  });
}

export async function revokeToken(db: Db, userId: string, tokenId: string): Promise<void> {
  await db.transaction((tx) => revokePersonalTokens(tx, and(eq(id, tokenId), eq(owner, userId))));
}
