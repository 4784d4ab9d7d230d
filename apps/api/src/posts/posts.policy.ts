import { errors, type AppError } from '../platform/plugins/errors';

export interface PostAccess {
  authorId: string;
  visible: boolean;
}

const gone = () => errors.notFound('This post is gone.');

/** Also for liking and bookmarking it. */
export function authorizeSeeing(post: Pick<PostAccess, 'visible'> | null): AppError | null {
  return post?.visible ? null : gone();
}

/** Others must not learn that a post they do not see exists. */
export function authorizeDelete(post: PostAccess | null, currentUserId: string): AppError | null {
  if (post?.authorId === currentUserId) return null;
  return post?.visible ? errors.forbidden('You can delete only your own posts.') : gone();
}
