import { eq } from 'drizzle-orm';
import { comments, posts } from '../../platform/db/schema';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db/types';
import type { MediaDependencies } from '../../platform/media/media.repository';
import { lockAuthor, lockComments, lockPost } from '../../posts/comments/locks';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { insertRemoval, lockRemoval } from './removals';

/** Another moderator may remove the same at once, or the author may leave. */
async function onlyOnce(remove: () => Promise<ModerationOutcome>): Promise<ModerationOutcome> {
  try {
    return await remove();
  } catch (error) {
    if (isUniqueViolation(error)) return 'unchanged';
    if (isForeignKeyViolation(error)) return 'missing';
    throw error;
  }
}

/** Hides a post from others, and deletes it in 30 days unless `unhidePost` restores it. */
export const removePost = (
  { db }: Pick<MediaDependencies, 'db'>,
  id: string,
  act: Act,
): Promise<ModerationOutcome> =>
  onlyOnce(() =>
    db.write.transaction(async (tx) => {
      if ((await lockRemoval(tx, 'post', id)) !== null) return 'unchanged';
      const [post] = await tx.select().from(posts).where(eq(posts.id, id));
      if (post === undefined) return 'missing';
      const { authorId, hiddenAt } = post;
      await insertRemoval(tx, { subject: 'post', subjectId: id, ownerId: authorId }, act);
      await lockAuthor(tx, id);
      await lockPost(tx, id);
      await tx.update(posts).set({ hiddenAt: act.now, hiddenReason: act.reason }).where(eq(posts.id, id));
      await appendToLog(tx, act, {
        action: 'remove_post',
        subject: 'post',
        subjectId: id,
        ownerId: authorId,
        before: { hidden: hiddenAt !== null, characters: post.content.length },
        after: { removed: true },
      });
      return 'done';
    }),
  );

/** As {@link removePost}; `unhideComment` restores it. Its answers stay. */
export const removeCommentForNow = (
  { db }: Pick<MediaDependencies, 'db'>,
  id: string,
  act: Act,
): Promise<ModerationOutcome> =>
  onlyOnce(() =>
    db.write.transaction(async (tx) => {
      if ((await lockRemoval(tx, 'comment', id)) !== null) return 'unchanged';
      const find = async () => (await tx.select().from(comments).where(eq(comments.id, id)))[0];
      const found = await find();
      if (!found?.authorId) return 'missing';
      await insertRemoval(tx, { subject: 'comment', subjectId: id, ownerId: found.authorId }, act);
      // The trigger that counts comments locks the post and the parent.
      await lockPost(tx, found.postId);
      await lockComments(tx, [id, found.parentId], 'no key update');
      const comment = await find();
      if (comment === undefined || comment.deletedAt !== null) throw new CommentGone();
      const hidden = { hiddenAt: act.now, hiddenReason: act.reason };
      await tx.update(comments).set(hidden).where(eq(comments.id, id));
      await appendToLog(tx, act, {
        action: 'remove_comment',
        subject: 'comment',
        subjectId: id,
        ownerId: comment.authorId,
        before: { hidden: comment.hiddenAt !== null, characters: comment.content.length },
        after: { removed: true },
      });
      return 'done';
    }),
  ).catch((error: unknown) => {
    if (error instanceof CommentGone) return 'missing';
    throw error;
  });

/** Undoes the removal that was begun. */
class CommentGone extends Error {}
