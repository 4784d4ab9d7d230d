import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr, unwrap } from '../../../../lib/api';
import { postKeys } from '../../shared/posts/api/post-cache';

/** The server forgets who has a post open after 90 seconds. */
const RENEW_MS = 60_000;

const watch = (postId: string, open: boolean) =>
  void tsr.comments.watch.mutate({ body: { postId, open } }).catch(() => undefined);

/** A post, as it changes while it is open; null: none. */
export function useOpenPost(postId: string | null) {
  useEffect(() => {
    if (postId === null) return undefined;
    watch(postId, true);
    const timer = setInterval(() => watch(postId, true), RENEW_MS);
    return () => {
      clearInterval(timer);
      watch(postId, false);
    };
  }, [postId]);
  return useQuery({
    queryKey: postKeys.one(postId ?? ''),
    enabled: postId !== null,
    queryFn: async ({ signal }) => {
      const body = { postId: postId ?? '' };
      const answer = unwrap(await tsr.posts.get.mutate({ body, fetchOptions: { signal } }));
      // As lists are cached, so that changes of a post reach it.
      return { ...answer, body: { posts: [answer.body.post] } };
    },
    select: ({ body }) => body.posts[0],
    refetchOnMount: 'always',
  });
}
