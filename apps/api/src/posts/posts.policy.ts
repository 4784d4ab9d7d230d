import { errors, type AppError } from '../plugins/errors';

export interface PostAccess {
  authorId: string;
  /** By either user. */
  blocked: boolean;
}

const gone = () => errors.notFound('This post is gone.');

/** A block hides posts from both users. */
export function authorizeLike(post: PostAccess | null): AppError | null {
  return post === null || post.blocked ? gone() : null;
}

export function authorizeDelete(
  post: Pick<PostAccess, 'authorId'> | null,
  currentUserId: string,
): AppError | null {
  if (post === null) return gone();
  return post.authorId === currentUserId ? null : errors.forbidden('You can delete only your own posts.');
}
