import type { Privacy, Visibility } from '@aranya/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { relationshipSelection } from '../../people/relationship';
import { authorizeView, isShared, type Relationship } from '../../people/relationship.policy';
import { type UserRow, userRow } from '../../platform/db/rows';
import { users } from '../../platform/db/schema';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { type AppError, errors } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';

export interface LikesAccess extends Pick<Relationship, 'name' | 'blocked' | 'blockedBy' | 'connection'> {
  visibility: Visibility | null;
}

/** A profile for connections hides the likes from others as well. */
export const likesVisibility = (user: UserRow): SQL => sql`case
  when ${user}.profile_visibility = 'connections' and ${user}.likes_visibility = 'public' then 'connections'
  else ${user}.likes_visibility end`;

const access = defineStatement<
  LikesAccess & Record<string, unknown>,
  [currentUserId: string, ownerId: string]
>('likes_access', (me, ownerId) => {
  const [currentUser, other] = [sql`${me}::uuid`, sql`${ownerId}::uuid`];
  return sql`
      select ${relationshipSelection(currentUser, other, sql`u.full_name`)}, ${likesVisibility(userRow('u'))} as visibility
      from (select 1) one left join users u on u.id = ${other}`;
});

export async function readLikesAccess(db: Db, currentUserId: string, ownerId: string): Promise<LikesAccess> {
  const [row] = await access.run(db, currentUserId, ownerId);
  if (row === undefined) throw new Error('A left join of one row has one row.');
  return row;
}

/** The refusal does not say whether there are likes, nor to whom they are shown. */
export function authorizeLikes(access: LikesAccess): AppError | null {
  const denied = authorizeView(access);
  if (denied !== null) return denied;
  return isShared(access.visibility, access.connection)
    ? null
    : errors.notFound('These likes are not shared with you.');
}

/** Null if the user does not exist. */
export async function readPrivacy(db: Db, userId: string): Promise<Privacy | null> {
  const [row] = await db
    .select({ profile: users.profileVisibility, likes: users.likesVisibility })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function setPrivacy(
  db: Db,
  userId: string,
  { profile, likes }: Privacy,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'profile');
    await tx
      .update(users)
      .set({ profileVisibility: profile, likesVisibility: likes })
      .where(eq(users.id, userId));
  });
}
