import { type AppError, errors } from '../platform/plugins/errors';
import type { PostAccess } from './posts.policy';

const gone = () => errors.notFound('This post is gone.');

/** Others must not learn that a post they do not see exists. */
export function authorizeEdit(post: PostAccess | null, currentUserId: string): AppError | null {
  if (post?.authorId === currentUserId) return null;
  return post?.visible ? errors.forbidden('You can edit only your own posts.') : gone();
}
