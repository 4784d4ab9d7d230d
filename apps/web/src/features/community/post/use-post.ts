import type { Post } from '@aranya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr, unwrap } from '../../../lib/api';
import { refreshTalk } from '../shared/comments/api/comment-keys';
import { postKeys } from '../shared/posts/api/post-cache';

/** Undefined data while it loads; null once it was deleted on this page. */
export function usePost(postId: string) {
  return useQuery({
    queryKey: postKeys.one(postId),
    queryFn: async ({ signal }) => {
      const { body } = unwrap(await tsr.posts.get.mutate({ body: { postId }, fetchOptions: { signal } }));
      // As the lists, so that what changes a post in them changes it here.
      return { body: { posts: [body.post] as Post[] } };
    },
    select: ({ body }) => body.posts[0] ?? null,
    refetchOnMount: 'always',
    retry: false,
  });
}

const RENEW_MS = 60_000;

/** Keeps the live events of a post coming while its page is visible. */
export function useWatchPost(postId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const watch = (open: boolean) =>
      void tsr.comments.watch.mutate({ body: { postId, open } }).catch(() => undefined);
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      watch(true);
      timer ??= setInterval(() => watch(true), RENEW_MS);
    };
    const end = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const change = () => {
      end();
      if (document.visibilityState === 'hidden') return;
      begin();
      // What came meanwhile had no event.
      void refreshTalk(queryClient, postId);
    };
    if (document.visibilityState !== 'hidden') begin();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      end();
      watch(false);
    };
  }, [postId, queryClient]);
}
