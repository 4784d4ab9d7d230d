import { errors, type AppError } from '../platform/plugins/errors';

export interface PostAccess {
  authorId: string;
  visible: boolean;
}

export const postGone = () => errors.notFound('This post is gone.');

/** Also for liking and bookmarking it. */
export function authorizeSeeing(post: Pick<PostAccess, 'visible'> | null): AppError | null {
  return post?.visible ? null : postGone();
}

/**
 * Others must not learn that a post they do not see exists.
 * @param refusal for those who see the post of somebody else
 */
export function authorizeAuthor(
  post: PostAccess | null,
  currentUserId: string,
  refusal: string,
): AppError | null {
  if (post?.authorId === currentUserId) return null;
  return post?.visible ? errors.forbidden(refusal) : postGone();
}

export const authorizeDelete = (post: PostAccess | null, currentUserId: string): AppError | null =>
  authorizeAuthor(post, currentUserId, 'You can delete only your own posts.');

export const authorizeEdit = (post: PostAccess | null, currentUserId: string): AppError | null =>
  authorizeAuthor(post, currentUserId, 'You can edit only your own posts.');
