import { type AppError, errors } from '../../platform/plugins/errors';
import { type PostAccess, postGone } from '../posts.policy';

export interface AskingPost extends PostAccess {
  asks: boolean;
}

/** Others must not learn that a post they do not see exists. */
export function authorizeList(post: AskingPost | null): AppError | null {
  if (!post?.visible) return postGone();
  return post.asks ? null : errors.conflict('This post does not ask what it shows.');
}

export function authorizeSuggestion(post: AskingPost | null, currentUserId: string): AppError | null {
  const denied = authorizeList(post);
  if (denied !== null) return denied;
  return post?.authorId === currentUserId
    ? errors.forbidden('This is your own post. You can say what it shows, but not suggest a name.')
    : null;
}

export function authorizeOwnWord(post: AskingPost | null, currentUserId: string): AppError | null {
  const denied = authorizeList(post);
  if (denied !== null) return denied;
  return post?.authorId === currentUserId
    ? null
    : errors.forbidden('Only the author of a post can say what it shows.');
}
