import type { Post } from '@aranya/contracts';
import { announce } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import type { PagedItems } from '../../lib/paging/paged-items';
import { m } from '../../lib/language/messages';

const latestTime = (posts: Post[]) =>
  posts.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');

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
  useEffect(() => (waiting > 0 ? announce(m.post_new({ count: waiting })) : undefined), [waiting]);
  return { shown: posts?.slice(waiting), waiting, show: () => setLatest(undefined) };
}
