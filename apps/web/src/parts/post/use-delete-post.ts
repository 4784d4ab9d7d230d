import type { Post } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { tellEnd, tsr } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useGoBack } from '../../lib/use-go-back';
import { refreshPeople } from '../../data/people/people-keys';
import { postKeys, removePosts } from '../../data/posts/post-cache';
import { withoutPrefix } from '../../lib/language/site-paths';

export function useDeletePost(post: Post) {
  const queryClient = useQueryClient();
  const goBack = useGoBack(paths.community());
  const { pathname } = useLocation();
  const { mutateAsync, isPending } = tsr.posts.remove.useMutation(
    tellEnd(() => {
      if (withoutPrefix(pathname) === paths.post(post._id)) goBack();
      removePosts(queryClient, ({ _id }) => _id === post._id);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
      void refreshPeople(queryClient);
    }),
  );
  return { remove: () => mutateAsync({ body: { postId: post._id } }), isPending };
}
