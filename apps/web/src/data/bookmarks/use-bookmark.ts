import type { Post } from '@aranya/contracts';
import { announce, notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { errorText, tsr } from '../../lib/api';
import { changePost, postKeys } from '../posts/post-cache';
import { bookmarkKeys } from './bookmark-queries';

interface Change {
  bookmarked: boolean;
  /** Null removes the post from its collection; undefined leaves it. */
  collectionId?: string | null;
}

/** Shows the change at once, and reverts it after a refusal. */
export function useBookmark(post: Post) {
  const queryClient = useQueryClient();
  const show = (bookmarked: boolean) =>
    changePost(queryClient, post._id, (current) => ({ ...current, bookmarked }));
  const { mutate, isPending } = tsr.bookmarks.set.useMutation({
    onSuccess: ({ body }) => {
      show(body.bookmarked);
      announce(body.message);
      void queryClient.invalidateQueries({ queryKey: postKeys.bookmarks });
      void queryClient.invalidateQueries({ queryKey: bookmarkKeys.collections });
    },
    onError: (error) => {
      show(post.bookmarked);
      notify.error(errorText(error));
    },
  });
  return {
    set: ({ bookmarked, collectionId }: Change) => {
      show(bookmarked);
      mutate({
        body: { postId: post._id, bookmarked, ...(collectionId !== undefined && { collectionId }) },
      });
    },
    isPending,
  };
}
