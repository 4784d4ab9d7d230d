import { eq } from 'drizzle-orm';
import { comments } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { MediaDependencies } from '../../platform/media/media.repository';
import { lockComments, lockPost } from '../../posts/comments/locks';
import { removeComment } from '../../posts/comments/remove-comment';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { forgetRemoval } from './removals';

export const hideComment = ({ db }: MediaDependencies, id: string, act: Act): Promise<ModerationOutcome> =>
  setHidden(db.write, id, act, { hiddenAt: act.now, hiddenReason: act.reason });

export const unhideComment = ({ db }: MediaDependencies, id: string, act: Act): Promise<ModerationOutcome> =>
  setHidden(db.write, id, act, { hiddenAt: null, hiddenReason: null });

async function setHidden(
  db: MediaDependencies['db']['write'],
  id: string,
  act: Act,
  next: { hiddenAt: Date | null; hiddenReason: string | null },
): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const wasRemoved = next.hiddenAt === null && (await forgetRemoval(tx, 'comment', id));
    const find = async () => (await tx.select().from(comments).where(eq(comments.id, id)))[0];
    const found = await find();
    if (found === undefined) return 'missing';
    // The trigger that counts comments locks the post and the parent.
    await lockPost(tx, found.postId);
    await lockComments(tx, [id, found.parentId], 'no key update');
    const comment = await find();
    if (comment === undefined || comment.deletedAt !== null) return 'missing';
    if (comment.hiddenReason === next.hiddenReason) return 'unchanged';
    await tx.update(comments).set(next).where(eq(comments.id, id));
    await appendToLog(tx, act, {
      action: wasRemoved ? 'restore_comment' : next.hiddenAt === null ? 'unhide_comment' : 'hide_comment',
      subject: 'comment',
      subjectId: id,
      ownerId: comment.authorId,
      before: { hidden: comment.hiddenAt !== null, reason: comment.hiddenReason },
      after: { hidden: next.hiddenAt !== null, reason: next.hiddenReason },
    });
    return 'done';
  });
}

/** Its answers stay, and so does what reports have copied. */
export const deleteComment = ({ db }: MediaDependencies, id: string, act: Act): Promise<ModerationOutcome> =>
  db.write.transaction((tx) => deleteCommentIn(tx, id, act));

export async function deleteCommentIn(tx: Db, id: string, act: Act): Promise<ModerationOutcome> {
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  if (comment === undefined || comment.deletedAt !== null) return 'missing';
  const removed = await removeComment(
    tx,
    { commentId: id, currentUserId: null, now: act.now },
    { authorize: () => undefined, publish: () => Promise.resolve() },
  );
  if (removed === null) return 'missing';
  await appendToLog(tx, act, {
    action: 'delete_comment',
    subject: 'comment',
    subjectId: id,
    ownerId: comment.authorId,
    before: {
      author: comment.authorId,
      hidden: comment.hiddenAt !== null,
      characters: comment.content.length,
    },
    after: { kept: removed === 'kept' },
  });
  return 'done';
}
