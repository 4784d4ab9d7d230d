import { limits } from '@aranya/contracts';
import { userNotFound } from '../../people/relationship.policy';
import { type AppError, errors } from '../../platform/plugins/errors';
import { authorizeAuthor, type PostAccess } from '../posts.policy';

export interface SharedPost extends PostAccess {
  hidden: boolean;
  /** True for a place that others do not see. */
  hasProtectedPlace: boolean;
}

export const authorizeShares = (post: PostAccess | null, currentUserId: string): AppError | null =>
  authorizeAuthor(post, currentUserId, 'Only the author of a post can share its exact place.');

export function authorizeGive(post: SharedPost | null, currentUserId: string): AppError | null {
  const denied = authorizeShares(post, currentUserId);
  if (denied !== null) return denied;
  if (post?.hidden) return errors.conflict('Moderators have hidden this post. Its place cannot be shared.');
  return post?.hasProtectedPlace ? null : errors.conflict('This post has no protected place to share.');
}

export function selfShareError(): AppError {
  return errors.invalid('This is you, and you see the place.', { userId: 'This is you.' });
}

export function authorizeMember(member: { suspended: boolean }, others: number): AppError | null {
  // As if they were not there: only moderators speak of a suspension.
  if (member.suspended) return userNotFound();
  return others < limits.placeShares
    ? null
    : errors.conflict(
        `A place can be shared with ${limits.placeShares} people at a time. Stop sharing with somebody first.`,
      );
}

/** The same answer for a missing post, an open place and one that is not shared. */
export const notShared = (): AppError =>
  errors.notFound('The exact place of this post is not shared with you.');
