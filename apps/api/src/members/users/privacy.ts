import type { Privacy, SetPrivacy } from '@aranya/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { refuseForChild } from '../../people/ages/child';
import { ownerSelection } from '../../people/relationship';
import { authorizeShared, type SharedAccess } from '../../people/relationship.policy';
import type { UserRow } from '../../platform/db/rows';
import { users } from '../../platform/db/schema';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import type { AppError } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';

/** A profile for connections hides the likes from others as well. */
export const likesVisibility = (user: UserRow): SQL => sql`case
  when ${user}.profile_visibility = 'connections' and ${user}.likes_visibility = 'public' then 'connections'
  else ${user}.likes_visibility end`;

const access = defineStatement<
  SharedAccess & Record<string, unknown>,
  [currentUserId: string, ownerId: string]
>('likes_access', (me, ownerId) =>
  ownerSelection(me, ownerId, (u) => sql`${likesVisibility(u)} as visibility`),
);

export async function readLikesAccess(db: Db, currentUserId: string, ownerId: string): Promise<SharedAccess> {
  const [row] = await access.run(db, currentUserId, ownerId);
  if (row === undefined) throw new Error('A left join of one row has one row.');
  return row;
}

export const authorizeLikes = (access: SharedAccess): AppError | null =>
  authorizeShared(access, 'These likes are not shared with you.');

/** Null if the user does not exist. */
export async function readPrivacy(db: Db, userId: string): Promise<Privacy | null> {
  const [row] = await db
    .select({
      profile: users.profileVisibility,
      likes: users.likesVisibility,
      open_to_guests: users.openToGuests,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function setPrivacy(
  db: Db,
  userId: string,
  { profile, likes, open_to_guests: openToGuests }: SetPrivacy,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'profile');
    if (profile === 'public') await refuseForChild(tx, userId, 'only your connections see your profile');
    if (openToGuests) await refuseForChild(tx, userId, 'guests cannot read what you publish');
    await tx
      .update(users)
      .set({
        profileVisibility: profile,
        likesVisibility: likes,
        ...(openToGuests !== undefined && { openToGuests }),
      })
      .where(eq(users.id, userId));
  });
}
