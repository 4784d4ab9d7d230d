import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { commentKeys } from './comment-keys';

/** Oldest first, so that new ones move nothing that is read. */
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

/** All answers, once they are wanted. */
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

/** The one that an address names, with the comment that it answers. */
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
