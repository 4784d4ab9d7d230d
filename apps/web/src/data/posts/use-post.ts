import type { Post } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { postKeys } from './post-cache';

/** Data are undefined while loading, null after deletion on this page. */
export function usePost(postId: string) {
  return useQuery({
    queryKey: postKeys.one(postId),
    queryFn: async ({ signal }) => {
      const { body } = unwrap(await tsr.posts.get.mutate({ body: { postId }, fetchOptions: { signal } }));
      // The lists' shape, so that their changes apply here.
      return { body: { posts: [body.post] as Post[] } };
    },
    select: ({ body }) => body.posts[0] ?? null,
    refetchOnMount: 'always',
    retry: false,
  });
}
