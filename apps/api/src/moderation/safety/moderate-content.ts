import { eq } from 'drizzle-orm';
import { createMessagesRepository } from '../../messages/messages.repository';
import { messages, posts } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type MediaDependencies, purgeUnused } from '../../platform/media/media.repository';
import { lockAuthor } from '../../posts/comments/locks';
import { createPostsRepository } from '../../posts/posts.repository';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { forgetRemoval } from './removals';

export async function hidePost({ db }: MediaDependencies, id: string, act: Act): Promise<ModerationOutcome> {
  return setHidden(db.write, id, act, { hiddenAt: act.now, hiddenReason: act.reason });
}

export async function unhidePost(
  { db }: MediaDependencies,
  id: string,
  act: Act,
): Promise<ModerationOutcome> {
  return setHidden(db.write, id, act, { hiddenAt: null, hiddenReason: null });
}

async function setHidden(
  db: MediaDependencies['db']['write'],
  id: string,
  act: Act,
  next: { hiddenAt: Date | null; hiddenReason: string | null },
): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const wasRemoved = next.hiddenAt === null && (await forgetRemoval(tx, 'post', id));
    await lockAuthor(tx, id);
    const [post] = await tx
      .select({ authorId: posts.authorId, hiddenAt: posts.hiddenAt, hiddenReason: posts.hiddenReason })
      .from(posts)
      .where(eq(posts.id, id))
      .for('no key update');
    if (post === undefined) return 'missing';
    if (post.hiddenReason === next.hiddenReason) return 'unchanged';
    await tx.update(posts).set(next).where(eq(posts.id, id));
    await appendToLog(tx, act, {
      action: wasRemoved ? 'restore_post' : next.hiddenAt === null ? 'unhide_post' : 'hide_post',
      subject: 'post',
      subjectId: id,
      ownerId: post.authorId,
      before: { hidden: post.hiddenAt !== null, reason: post.hiddenReason },
      after: { hidden: next.hiddenAt !== null, reason: next.hiddenReason },
    });
    return 'done';
  });
}

/** Deletes its pictures too; what reports have copied stays. */
export async function deletePost(
  dependencies: MediaDependencies,
  id: string,
  act: Act,
): Promise<ModerationOutcome> {
  const hashes = await dependencies.db.write.transaction((tx) => deletePostIn(tx, id, act));
  if (hashes === null) return 'missing';
  await purgeUnused(dependencies, hashes);
  return 'done';
}

export async function deletePostIn(tx: Db, id: string, act: Act): Promise<string[] | null> {
  const [post] = await tx
    .select({ authorId: posts.authorId, content: posts.content, hiddenAt: posts.hiddenAt })
    .from(posts)
    .where(eq(posts.id, id));
  if (post === undefined) return null;
  let isThere = true;
  const removed = await createPostsRepository({ read: tx, write: tx }).remove(id, (found) => {
    isThere = found !== null;
  });
  if (!isThere) return null;
  await appendToLog(tx, act, {
    action: 'delete_post',
    subject: 'post',
    subjectId: id,
    ownerId: post.authorId,
    before: {
      author: post.authorId,
      hidden: post.hiddenAt !== null,
      characters: post.content.length,
      pictures: removed.length,
    },
    after: {},
  });
  return removed;
}

export async function deleteMessage(
  { db, media }: MediaDependencies,
  id: string,
  act: Act,
): Promise<ModerationOutcome> {
  const removed = await db.write.transaction(async (tx) => {
    const [message] = await tx
      .select({ fromId: messages.fromId, toId: messages.toId, text: messages.text })
      .from(messages)
      .where(eq(messages.id, id));
    if (message === undefined) return null;
    let isThere = true;
    // Signs nothing, because it views nothing.
    const key = await createMessagesRepository({ read: tx, write: tx }, () => '').remove(id, (found) => {
      isThere = found !== null;
    });
    if (!isThere) return null;
    const { fromId, toId, text } = message;
    await appendToLog(tx, act, {
      action: 'delete_message',
      subject: 'message',
      subjectId: id,
      ownerId: fromId,
      before: { from: fromId, to: toId, characters: text.length, picture: key !== null },
      after: {},
    });
    return { key };
  });
  if (removed === null) return 'missing';
  if (removed.key !== null) await media.remove(removed.key);
  return 'done';
}
