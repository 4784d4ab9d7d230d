import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { commentKeys } from './comment-keys';

/** Reads the oldest first, so that new comments do not move what somebody reads. */
export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentKeys.list(postId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.comments.list.mutate({ body: { postId, cursor }, fetchOptions: { signal } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.comments)),
    refetchOnMount: 'always',
  });
}

/** Reads all replies to a comment as soon as `enabled` is true. */
export function useReplies(postId: string, commentId: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: commentKeys.answers(postId, commentId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.comments.answers.mutate({ body: { commentId, cursor }, fetchOptions: { signal } })),
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.answers)),
  });
}

/** Reads the comment that an address names, together with its parent. */
export function useLinkedComment(postId: string, commentId: string | null) {
  return useQuery({
    queryKey: commentKeys.one(postId, commentId ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(
        await tsr.comments.get.mutate({ body: { commentId: commentId ?? '' }, fetchOptions: { signal } }),
      ),
    enabled: commentId !== null,
    select: ({ body }) => (body.comment.post_id === postId ? body : null),
    retry: false,
  });
}
