import { refuse, type Refused } from '../plugins/errors';

/** What decides who may do what with a post. */
export interface PostStanding {
  authorId: string;
  /** Whether viewer or author has blocked the other. */
  blocked: boolean;
}

const gone = () => refuse.notFound('This post is gone.');

/** Why the viewer may not like this post, or null. For those whom a block parts, each other's posts are not there. */
export function refusalToLike(post: PostStanding | null): Refused | null {
  return post === null || post.blocked ? gone() : null;
}

/** Why the viewer may not delete this post, or null: only authors may. */
export function refusalToDelete(
  post: Pick<PostStanding, 'authorId'> | null,
  viewerId: string,
): Refused | null {
  if (post === null) return gone();
  return post.authorId === viewerId ? null : refuse.forbidden('You can delete only your own posts.');
}
