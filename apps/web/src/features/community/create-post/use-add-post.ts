import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../../lib/api';
import { meQueryKey } from '../../../lib/session/use-me';
import { postKeys, prependToFeed } from '../shared/posts/api/post-cache';

/** Publishes a post. It stands first in the feed at once; lists and counts are then asked for anew. */
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
