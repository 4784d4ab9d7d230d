import type { Post } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { postKeys } from './post-cache';

/** The data are undefined while they load, and null once the post was deleted on this page. */
export function usePost(postId: string) {
  return useQuery({
    queryKey: postKeys.one(postId),
    queryFn: async ({ signal }) => {
      const { body } = unwrap(await tsr.posts.get.mutate({ body: { postId }, fetchOptions: { signal } }));
      // The shape is that of the lists, so that whatever changes a post in them changes it here.
      return { body: { posts: [body.post] as Post[] } };
    },
    select: ({ body }) => body.posts[0] ?? null,
    refetchOnMount: 'always',
    retry: false,
  });
}
