import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { commentKeys } from './comment-keys';

/** Reads the oldest first, so that new comments move nothing. */
export function useComments(postId: string) {
  return usePages({
    queryKey: commentKeys.list(postId),
    ask: (cursor, fetchOptions) =>
      tsr.comments.list.mutate({ body: { postId, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ comments }) => comments)),
  });
}

/** Reads all replies once `enabled`. */
export function useReplies(postId: string, commentId: string, enabled: boolean) {
  return usePages({
    queryKey: commentKeys.answers(postId, commentId),
    ask: (cursor, fetchOptions) =>
      tsr.comments.answers.mutate({ body: { commentId, cursor }, fetchOptions }).then(unwrap),
    enabled,
    refetchOnMount: true,
    select: (pages) => uniqueById(pages.flatMap(({ answers }) => answers)),
  });
}

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
