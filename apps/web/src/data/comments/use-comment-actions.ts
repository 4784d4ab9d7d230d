import type { Comment } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tellFailure, tsr } from '../../lib/api';
import { commentKeys, countComments, refreshTalk } from './comment-keys';

type Cached = { body?: unknown; pages?: unknown } | undefined;

/** Changes a comment in any cached form. */
function changeComment(cached: unknown, id: string, change: (comment: Comment) => Comment): unknown {
  if (Array.isArray(cached)) return cached.map((item: unknown) => changeComment(item, id, change));
  if (typeof cached !== 'object' || cached === null) return cached;
  if ('_id' in cached && 'parent_id' in cached && cached._id === id) return change(cached as Comment);
  if (cached instanceof Headers) return cached;
  return Object.fromEntries(
    Object.entries(cached).map(([name, value]) => [name, changeComment(value, id, change)]),
  );
}

export function useLikeComment({ _id, post_id: postId }: Comment) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = tsr.comments.like.useMutation({
    onSuccess: ({ body: { liked, likes_total } }) => {
      queryClient.setQueriesData<Cached>(
        { queryKey: commentKeys.ofPost(postId) },
        (cached) => changeComment(cached, _id, (comment) => ({ ...comment, liked, likes_total })) as Cached,
      );
    },
    onError: tellFailure,
  });
  return { toggle: () => mutate({ body: { commentId: _id } }), isPending };
}

export function useDeleteComment({ _id, post_id: postId }: Comment) {
  const queryClient = useQueryClient();
  // The mutation ends when the lists are fresh, because the focus then moves to what is left.
  const end = tellEnd(() => {
    countComments(queryClient, postId, -1);
    return refreshTalk(queryClient, postId);
  });
  const { mutateAsync, isPending } = tsr.comments.remove.useMutation(end);
  return { remove: () => mutateAsync({ body: { commentId: _id } }), isPending };
}
