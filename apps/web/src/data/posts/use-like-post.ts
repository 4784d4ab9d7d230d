import { limits, type Post } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure, tsr } from '../../lib/api';
import { useMe } from '../../lib/session/use-me';
import { changePost, postKeys } from './post-cache';

export function useLikePost(post: Post) {
  const queryClient = useQueryClient();
  const { data: me } = useMe();
  const { mutate, isPending } = tsr.posts.like.useMutation({
    onSuccess: async ({ body }) => {
      changePost(queryClient, post._id, (current) => ({
        ...current,
        liked: body.liked,
        likes_total: body.likes_total,
        likes_count: me ? updateLikers(current.likes_count, me._id, body.liked) : current.likes_count,
      }));
      // A pending list may still have the old state.
      await queryClient.invalidateQueries({
        queryKey: postKeys.all,
        predicate: ({ state }) => state.fetchStatus === 'fetching',
      });
    },
    onError: tellFailure,
  });
  return { toggle: () => mutate({ body: { postId: post._id } }), isPending };
}

export function updateLikers(likers: string[], userId: string, liked: boolean): string[] {
  const others = likers.filter((id) => id !== userId);
  return liked ? [userId, ...others].slice(0, limits.idList) : others;
}
