import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../../lib/api';
import { meQueryKey } from '../../../lib/session/use-me';
import { postKeys, prependToFeed } from '../shared/posts/api/post-cache';

/** Also shows it first in the feed. */
export function useAddPost() {
  const queryClient = useQueryClient();
  return tsr.posts.add.useMutation({
    onSuccess: ({ body }) => {
      prependToFeed(queryClient, body.post);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
      void queryClient.invalidateQueries({ queryKey: meQueryKey });
    },
  });
}
