import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  likes,
  media as mediaTable,
  messageMedia,
  messages,
  postImages,
  posts,
  tombstones,
  users,
} from '../db/schema';
import { type Db, isDeadlock } from '../db/types';
import { type MediaDependencies, tryPurgeUnused } from '../media/media.repository';
import { errors } from '../plugins/errors';

const TRIES = 3;

/** The files that nothing refers to any more. */
interface Leftover {
  /** Of public pictures that perhaps somebody else shows. */
  hashes: string[];
  /** Of pictures of private messages that nobody can read any more. */
  keys: string[];
}

/**
 * Deletes the user with his profile, posts, likes, ties, requests and blocks, and leaves a tombstone. Messages stay
 * with the other side; those that nobody is left to read go. What he reported stays for review, without his name.
 * @throws AppError `account_deleted` where it is deleted already
 */
export async function deleteAccount(
  dependencies: MediaDependencies,
  userId: string,
  log: { warn(details: object, text: string): void },
): Promise<void> {
  const { hashes, keys } = await deleteRows(dependencies.db.write, userId);
  await tryPurgeUnused(dependencies, hashes, log);
  for (const key of keys) {
    await dependencies.media.remove(key).catch((err: unknown) => {
      log.warn({ err }, 'A picture of a deleted message could not be removed');
    });
  }
}

async function deleteRows(db: Db, userId: string): Promise<Leftover> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => deleteIn(tx, userId));
    } catch (error) {
      // A tie that was made while the locks were awaited is not among them.
      if (attempt === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

async function deleteIn(tx: Db, userId: string): Promise<Leftover> {
  await lockAll(tx, userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw errors.accountDeleted();
  const hashes = await lockPictures(tx, userId, [user.profileMediaHash, user.coverMediaHash]);
  const { issuer, subject } = user;
  await tx.insert(tombstones).values({ issuer, subject, userId }).onConflictDoNothing();
  const keys = await deleteUnreadable(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  return { hashes, keys };
}

/**
 * Everybody whose counts change, and every post whose likes do, each in the order of their ids, people before posts:
 * the order in which all of us lock.
 */
async function lockAll(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    select id from users
    where id = ${userId} or id in (
      select followee_id from follows where follower_id = ${userId}
      union all select follower_id from follows where followee_id = ${userId}
      union all select high_id from connections where low_id = ${userId}
      union all select low_id from connections where high_id = ${userId}
    )
    order by id for no key update`);
  const liked = tx.select({ id: likes.postId }).from(likes).where(eq(likes.userId, userId));
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(or(eq(posts.authorId, userId), inArray(posts.id, liked)))
    .orderBy(asc(posts.id))
    .for('update');
}

/** Pictures are locked in one order everywhere: see claimPictures. */
async function lockPictures(tx: Db, userId: string, portraits: (string | null)[]): Promise<string[]> {
  const posted = tx
    .select({ hash: postImages.mediaHash })
    .from(postImages)
    .innerJoin(posts, eq(posts.id, postImages.postId))
    .where(eq(posts.authorId, userId));
  const own = portraits.filter((hash) => hash !== null);
  const locked = await tx
    .select({ hash: mediaTable.hash })
    .from(mediaTable)
    .where(or(inArray(mediaTable.hash, posted), own.length > 0 ? inArray(mediaTable.hash, own) : undefined))
    .orderBy(asc(mediaTable.hash))
    .for('update');
  return locked.map(({ hash }) => hash);
}

/** Messages of chats whose other side is gone already. @returns the keys of their pictures */
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
