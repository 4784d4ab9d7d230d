import type { Post } from '@aranya/contracts';
import { announce } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import type { PagedItems } from '../../lib/paging/paged-items';

const latestTime = (posts: Post[]) =>
  posts.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');

export const newPostsText = (count: number) => `${count} new post${count === 1 ? '' : 's'}`;

/**
 * Holds back and counts others' new posts, so that nothing moves. Own posts show at once, with all below
 * them.
 */
export function useNewPosts({ data: posts, isFetching }: Pick<PagedItems<Post>, 'data' | 'isFetching'>) {
  const { data: me } = useMe();
  const [latest, setLatest] = useState<string>();
  if (latest === undefined && posts && !isFetching) setLatest(latestTime(posts));
  const first =
    (latest !== undefined &&
      posts?.findIndex(({ createdAt, user }) => createdAt <= latest || user._id === me?._id)) ||
    0;
  const waiting = Math.max(0, first);
  useEffect(() => (waiting > 0 ? announce(newPostsText(waiting)) : undefined), [waiting]);
  return { shown: posts?.slice(waiting), waiting, show: () => setLatest(undefined) };
}
