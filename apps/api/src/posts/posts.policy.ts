import { errors, type AppError } from '../plugins/errors';

/** What decides who may do what with a post. */
export interface PostAccess {
  authorId: string;
  /** Whether viewer or author has blocked the other. */
  blocked: boolean;
}

const gone = () => errors.notFound('This post is gone.');

/** Why the viewer may not like this post, or null. For those whom a block parts, each other's posts are not there. */
export function authorizeLike(post: PostAccess | null): AppError | null {
  return post === null || post.blocked ? gone() : null;
}

/** Why the viewer may not delete this post, or null: only authors may. */
export function authorizeDelete(
  post: Pick<PostAccess, 'authorId'> | null,
  currentUserId: string,
): AppError | null {
  if (post === null) return gone();
  return post.authorId === currentUserId ? null : errors.forbidden('You can delete only your own posts.');
}
