import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_LETTERS } from '@aranya/contracts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { invitations, invitationUses } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type AppError, errors } from '../../platform/plugins/errors';

const TOKEN_LETTERS = 20;

/** A hundred random bits; each letter is five of them. */
export const newInvitationToken = (): string =>
  Array.from(randomBytes(TOKEN_LETTERS), (byte) => INVITATION_LETTERS[byte % INVITATION_LETTERS.length]).join(
    '',
  );

/** A random token needs no salt. */
export const hashInvitation = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

type Row = typeof invitations.$inferSelect;

export function invitationStateAt(
  { revokedAt, endsAt, usedCount, maxUses }: Pick<Row, 'revokedAt' | 'endsAt' | 'usedCount' | 'maxUses'>,
  now: Date,
) {
  if (revokedAt !== null) return 'revoked';
  if (endsAt <= now) return 'ended';
  return usedCount >= maxUses ? 'used_up' : 'open';
}

const problems = {
  revoked: 'This invitation has been revoked.',
  ended: 'This invitation has ended.',
  used_up: 'This invitation has been used up.',
};

function invitationError(row: Row | undefined, now: Date): AppError {
  const state = row && invitationStateAt(row, now);
  const problem = state === undefined || state === 'open' ? 'There is no such invitation.' : problems[state];
  return errors.notFound(`${problem} Please ask whoever gave it to you for another.`);
}

async function findRow(db: Db, token: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashInvitation(token)));
  return row;
}

/** @throws AppError `not_found` with the reason */
export async function findInvitation(db: Db, token: string, now: Date): Promise<Row> {
  const row = await findRow(db, token);
  if (row === undefined || invitationStateAt(row, now) !== 'open') throw invitationError(row, now);
  return row;
}

/**
 * Counts one use. The row's lock queues those who take the last one.
 * @throws AppError `not_found` with the reason
 */
export async function takeInvitation(tx: Db, token: string, userId: string, now: Date): Promise<void> {
  const { tokenHash, usedCount, maxUses, endsAt, revokedAt } = invitations;
  const works = and(isNull(revokedAt), gt(endsAt, now), lt(usedCount, maxUses));
  const [used] = await tx
    .update(invitations)
    .set({ usedCount: sql`${usedCount} + 1` })
    .where(and(eq(tokenHash, hashInvitation(token)), works))
    .returning({ id: invitations.id });
  if (used === undefined) throw invitationError(await findRow(tx, token), now);
  await tx.insert(invitationUses).values({ userId, invitationId: used.id, joinedAt: now });
}
