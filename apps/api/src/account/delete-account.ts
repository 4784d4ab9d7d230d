import { deleteSignInOf } from '@aranya/identity';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { notifyAccountStatus } from '../people/current-user/account-status';
import { assertAdminLeft, findPerson, lockAdmins } from '../moderation/admin/roles';
import { deleteEvidenceAbout } from '../moderation/safety/prune-evidence';
import { readRemovedFiles } from '../moderation/safety/purge-removals';
import {
  identifications,
  comments,
  corrections,
  likes,
  media as mediaTable,
  messageMedia,
  messages,
  postImages,
  posts,
  tombstones,
  users,
} from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { type MediaDependencies, tryPurgeUnused } from '../platform/media/media.repository';
import { errors } from '../platform/plugins/errors';
import { releaseComments } from '../posts/comments/remove-comment';
import { removeOwnSuggestions } from '../posts/identifications/names';

interface UnusedFiles {
  /** Others may use public pictures too. */
  hashes: string[];
  keys: string[];
}

/**
 * The other user keeps delivered messages. Reports stay without their reporter; open ones keep a copy of what
 * this user did.
 * @throws AppError `account_deleted` if already deleted, `conflict` for the last admin
 */
export async function deleteAccount(
  dependencies: MediaDependencies,
  userId: string,
  log: { warn(details: object, text: string): void },
): Promise<void> {
  const { hashes, keys } = await dependencies.db.write.transaction(async (tx) => {
    await assertNotLastAdmin(tx, userId);
    return deleteInTransaction(tx, userId);
  });
  await tryPurgeUnused(dependencies, hashes, log);
  for (const key of keys) {
    await dependencies.media.remove(key).catch((err: unknown) => {
      log.warn({ err }, 'A picture of a deleted message could not be removed');
    });
  }
}

async function assertNotLastAdmin(tx: Db, userId: string): Promise<void> {
  if ((await findPerson(tx, userId))?.role !== 'admin') return;
  await lockAdmins(tx);
  await assertAdminLeft(tx, userId, 'deleted', new Date());
}

/** A relationship added while this waits is not locked; a resulting deadlock is retried. */
async function deleteInTransaction(tx: Db, userId: string): Promise<UnusedFiles> {
  await lockCountedRows(tx, userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw errors.accountDeleted();
  await releaseComments(tx, userId, new Date());
  const hashes = await lockPictures(tx, userId, [user.profileMediaHash, user.coverMediaHash]);
  const { issuer, subject } = user;
  await deleteSignInOf(tx, subject);
  await tx.insert(tombstones).values({ issuer, subject, userId }).onConflictDoNothing();
  const removed = await readRemovedFiles(tx, userId);
  const keys = [
    ...(await deleteUnreadable(tx, userId)),
    ...(await deleteEvidenceAbout(tx, userId)),
    ...removed.keys,
  ];
  await removeOwnSuggestions(tx, userId, new Date());
  await tx
    .delete(corrections)
    .where(and(eq(corrections.userId, userId), sql`${corrections.outcome} is distinct from 'accepted'`));
  await tx.delete(users).where(eq(users.id, userId));
  await notifyAccountStatus(tx, userId);
  return { hashes: [...hashes, ...removed.hashes], keys };
}

/** Locks rows whose counts change in the usual order: users before posts, each by id. */
async function lockCountedRows(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    select id from users
    where id = ${userId} or id in (
      select followee_id from follows where follower_id = ${userId}
      union all select follower_id from follows where followee_id = ${userId}
      union all select high_id from connections where low_id = ${userId}
      union all select low_id from connections where high_id = ${userId}
    )
    order by id for update`);
  const named = tx
    .select({ id: identifications.postId })
    .from(identifications)
    .where(eq(identifications.userId, userId));
  const commented = tx.select({ id: comments.postId }).from(comments).where(eq(comments.authorId, userId));
  const liked = tx.select({ id: likes.postId }).from(likes).where(eq(likes.userId, userId));
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(or(eq(posts.authorId, userId), ...[liked, named, commented].map((ids) => inArray(posts.id, ids))))
    .orderBy(asc(posts.id))
    .for('update');
}

/** Locks in the order of claimPictures. */
async function lockPictures(tx: Db, userId: string, profileHashes: (string | null)[]): Promise<string[]> {
  const posted = tx
    .select({ hash: postImages.mediaHash })
    .from(postImages)
    .innerJoin(posts, eq(posts.id, postImages.postId))
    .where(eq(posts.authorId, userId));
  const own = profileHashes.filter((hash) => hash !== null);
  const locked = await tx
    .select({ hash: mediaTable.hash })
    .from(mediaTable)
    .where(or(inArray(mediaTable.hash, posted), own.length > 0 ? inArray(mediaTable.hash, own) : undefined))
    .orderBy(asc(mediaTable.hash))
    .for('update');
  return locked.map(({ hash }) => hash);
}

async function deleteUnreadable(tx: Db, userId: string): Promise<string[]> {
  const unreadable = or(
    and(eq(messages.fromId, userId), isNull(messages.toId)),
    and(eq(messages.toId, userId), isNull(messages.fromId)),
  );
  const pictures = await tx
    .select({ key: messageMedia.key })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .where(unreadable);
  await tx.delete(messages).where(unreadable);
  return pictures.map(({ key }) => key);
}
