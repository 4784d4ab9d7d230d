import type { profilePictureParts, profileTextParts } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { notifyAccountStatus } from '../../people/current-user/account-status';
import { personalTokens, suspensions, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type MediaDependencies, purgeUnused } from '../../platform/media/media.repository';
import { revokePersonalTokens } from '../../platform/plugins/personal-tokens';
import { lockMedia } from '../../posts/edit-images';
import { recountSuggestedNames } from '../../posts/identifications/names';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { saveProfileParts } from './removals';

/** A profile must have a name. */
export const NAMELESS = 'Member';

export type TextPart = (typeof profileTextParts)[number];
export type PicturePart = (typeof profilePictureParts)[number];

async function findSuspensionRow(tx: Db, userId: string) {
  const { reason, until } = suspensions;
  const [row] = await tx.select({ reason, until }).from(suspensions).where(eq(suspensions.userId, userId));
  return row ? { suspended: true, reason: row.reason, until: row.until } : { suspended: false };
}

const lockUser = (tx: Db, userId: string) =>
  tx.select().from(users).where(eq(users.id, userId)).for('no key update');

/**
 * Replaces an earlier suspension.
 * @param until null without an end
 */
export async function suspendUser(
  { db }: MediaDependencies,
  userId: string,
  until: Date | null,
  act: Act,
): Promise<ModerationOutcome> {
  return db.write.transaction(async (tx) => {
    if ((await lockUser(tx, userId)).length === 0) return 'missing';
    const before = await findSuspensionRow(tx, userId);
    if (before.suspended && before.reason === act.reason && before.until?.getTime() === until?.getTime())
      return 'unchanged';
    const row = { reason: act.reason, since: act.now, until };
    await tx
      .insert(suspensions)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: suspensions.userId, set: row });
    await revokePersonalTokens(tx, eq(personalTokens.userId, userId));
    await recountSuggestedNames(tx, userId, act.now);
    await notifyAccountStatus(tx, userId);
    await appendToLog(tx, act, {
      action: 'suspend',
      subject: 'user',
      subjectId: userId,
      ownerId: userId,
      before,
      after: { suspended: true, reason: act.reason, until },
    });
    return 'done';
  });
}

export async function liftSuspension(
  { db }: MediaDependencies,
  userId: string,
  act: Act,
): Promise<ModerationOutcome> {
  return db.write.transaction(async (tx) => {
    if ((await lockUser(tx, userId)).length === 0) return 'missing';
    const before = await findSuspensionRow(tx, userId);
    if (!before.suspended) return 'unchanged';
    await tx.delete(suspensions).where(eq(suspensions.userId, userId));
    await recountSuggestedNames(tx, userId, act.now);
    await notifyAccountStatus(tx, userId);
    await appendToLog(tx, act, {
      action: 'lift_suspension',
      subject: 'user',
      subjectId: userId,
      ownerId: userId,
      before,
      after: { suspended: false },
    });
    return 'done';
  });
}

export async function removeProfileText(
  { db }: MediaDependencies,
  userId: string,
  parts: readonly TextPart[],
  act: Act,
): Promise<ModerationOutcome> {
  const has = (part: TextPart) => parts.includes(part);
  return db.write.transaction(async (tx) => {
    const [user] = await lockUser(tx, userId);
    if (user === undefined) return 'missing';
    const changes = {
      ...(has('bio') && user.bio !== '' ? { bio: '' } : {}),
      ...(has('location') && user.location !== '' ? { location: '' } : {}),
      ...(has('name') && user.fullName !== NAMELESS ? { fullName: NAMELESS } : {}),
      ...(has('username') && user.username !== null ? { username: null } : {}),
    };
    const changed = Object.keys(changes) as (keyof typeof changes)[];
    if (changed.length === 0) return 'unchanged';
    await saveProfileParts(tx, userId, Object.fromEntries(changed.map((name) => [name, user[name]])), act);
    await tx
      .update(users)
      .set({ ...changes, updatedAt: act.now })
      .where(eq(users.id, userId));
    await appendToLog(tx, act, {
      action: 'remove_profile_text',
      subject: 'user',
      subjectId: userId,
      ownerId: userId,
      before: Object.fromEntries(changed.map((name) => [name, `${user[name]?.length ?? 0} characters`])),
      after: Object.fromEntries(changed.map((name) => [name, 'removed'])),
    });
    return 'done';
  });
}

/** Includes the issuer's picture. The files stay while an appeal can bring them back. */
export async function removeProfilePicture(
  dependencies: MediaDependencies,
  userId: string,
  parts: readonly PicturePart[],
  act: Act,
): Promise<ModerationOutcome> {
  const removed = await dependencies.db.write.transaction(async (tx) => {
    const [user] = await lockUser(tx, userId);
    if (user === undefined) return 'missing';
    const { profileMediaHash, coverMediaHash, issuerPicture } = user;
    const profile = parts.includes('profile') && (profileMediaHash !== null || issuerPicture !== null);
    const cover = parts.includes('cover') && coverMediaHash !== null;
    if (!profile && !cover) return 'unchanged';
    const hashes = [profile ? profileMediaHash : null, cover ? coverMediaHash : null].filter(
      (hash) => hash !== null,
    );
    await lockMedia(tx, hashes);
    await saveProfileParts(
      tx,
      userId,
      {
        ...(profile ? { profileMediaHash, issuerPicture } : {}),
        ...(cover ? { coverMediaHash } : {}),
      },
      act,
    );
    await tx
      .update(users)
      .set({
        ...(profile ? { profileMediaHash: null, issuerPicture: null } : {}),
        ...(cover ? { coverMediaHash: null } : {}),
        updatedAt: act.now,
      })
      .where(eq(users.id, userId));
    await appendToLog(tx, act, {
      action: 'remove_profile_picture',
      subject: 'user',
      subjectId: userId,
      ownerId: userId,
      before: { profile: (profileMediaHash ?? issuerPicture) !== null, cover: coverMediaHash !== null },
      after: {
        ...(profile ? { profile: false } : {}),
        ...(cover ? { cover: false } : {}),
      },
    });
    return hashes;
  });
  if (removed === 'missing' || removed === 'unchanged') return removed;
  await purgeUnused(dependencies, removed);
  return 'done';
}
