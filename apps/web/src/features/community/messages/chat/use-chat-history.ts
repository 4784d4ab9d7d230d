import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, tsr } from '../../../../lib/api';
import { messageKeys } from '../../shared/messages/message-keys';

/** Messages a page. */
const PAGE = 40;

/**
 * The chat with a user as the server answered it, the newest page first. Reading the newest page marks the chat seen.
 * Forgotten as soon as the chat is left; while it is open, the stream tells what changes.
 */
export function useChatHistory(otherId: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.history(otherId),
    queryFn: async ({ pageParam, signal }) => {
      const answer = await tsr.messages.get.mutate({
        body: { to_user_id: otherId, limit: PAGE, cursor: pageParam },
        fetchOptions: { signal },
      });
      // Refusals have been thrown: this tells the types so.
      if (answer.status !== 200) throw new ApiError(answer.body.message, answer.status, answer.body.code);
      return answer;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    staleTime: Infinity,
    gcTime: 0,
  });
}
