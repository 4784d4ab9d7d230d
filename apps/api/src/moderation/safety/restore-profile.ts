import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findUserId } from '../../people/users.repository';
import { users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { NAMELESS } from './moderate-users';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { forgetRemoval, lockRemoval } from './removals';

const text = z.string().nullish();

const savedSchema = z.object({
  bio: text,
  location: text,
  fullName: text,
  username: text,
  profileMediaHash: text,
  issuerPicture: text,
  coverMediaHash: text,
});

/** Restores what the member has not replaced. A username taken by somebody else stays theirs. */
export async function restoreProfile(tx: Db, userId: string, act: Act): Promise<ModerationOutcome> {
  const removal = await lockRemoval(tx, 'profile', userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (user === undefined) return 'missing';
  if (removal === null) return 'unchanged';
  const saved = savedSchema.parse(removal.saved ?? {});
  const noPicture = user.profileMediaHash === null && user.issuerPicture === null;
  const changes = {
    ...(saved.bio && user.bio === '' ? { bio: saved.bio } : {}),
    ...(saved.location && user.location === '' ? { location: saved.location } : {}),
    ...(saved.fullName && user.fullName === NAMELESS ? { fullName: saved.fullName } : {}),
    ...(saved.username && user.username === null && !(await isTaken(tx, saved.username))
      ? { username: saved.username }
      : {}),
    ...(noPicture && saved.profileMediaHash ? { profileMediaHash: saved.profileMediaHash } : {}),
    ...(noPicture && saved.issuerPicture ? { issuerPicture: saved.issuerPicture } : {}),
    ...(saved.coverMediaHash && user.coverMediaHash === null ? { coverMediaHash: saved.coverMediaHash } : {}),
  };
  // Until then, the removal still counts as using the pictures.
  await tx
    .update(users)
    .set({ ...changes, updatedAt: act.now })
    .where(eq(users.id, userId));
  await forgetRemoval(tx, 'profile', userId);
  await appendToLog(tx, act, {
    action: 'restore_profile_text',
    subject: 'user',
    subjectId: userId,
    ownerId: userId,
    before: {},
    after: Object.fromEntries(Object.keys(changes).map((part) => [part, 'restored'])),
  });
  return 'done';
}

const isTaken = async (tx: Db, username: string) => (await findUserId(tx, username)) !== null;
