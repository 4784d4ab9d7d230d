import { type AppError, errors } from '../../platform/plugins/errors';

export interface CommentAccess {
  authorId: string | null;
  postAuthorId: string;
  /** False for the deleted, and for what a block or a moderator hides. */
  visible: boolean;
}

export const commentGone = () => errors.notFound('This comment is gone.');

/** Also for answering it. */
export function authorizeCommentLike(comment: Pick<CommentAccess, 'visible'> | null): AppError | null {
  return comment?.visible ? null : commentGone();
}

/** Others must not learn that a comment they do not see exists. */
export function authorizeCommentDelete(
  comment: CommentAccess | null,
  currentUserId: string,
): AppError | null {
  if (!comment?.visible) return commentGone();
  if (comment.authorId === currentUserId || comment.postAuthorId === currentUserId) return null;
  return errors.forbidden('You can only delete your own comments, and comments on your own posts.');
}
