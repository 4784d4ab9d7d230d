import type { Post } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { errorText, tsr } from '../../lib/api';
import { refreshPeople } from '../../data/people/people-keys';
import { postKeys, removePosts } from '../../data/posts/post-cache';

/** Deletes a post, and removes it from every list. */
export function useDeletePost(post: Post) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = tsr.posts.remove.useMutation({
    onSuccess: ({ body }) => {
      notify.success(body.message);
      removePosts(queryClient, ({ _id }) => _id === post._id);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
      void refreshPeople(queryClient);
    },
    onError: (error) => notify.error(errorText(error)),
  });
  return { remove: () => mutateAsync({ body: { postId: post._id } }), isPending };
}
