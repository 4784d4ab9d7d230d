import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { messageKeys } from './message-keys';

const PAGE_SIZE = 40;

/** Reads the newest page first, which marks the chat as seen. */
export function useChatHistory(otherId: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.history(otherId),
    queryFn: async ({ pageParam, signal }) => {
      const body = { to_user_id: otherId, limit: PAGE_SIZE, cursor: pageParam };
      return unwrap(await tsr.messages.get.mutate({ body, fetchOptions: { signal } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    staleTime: Infinity,
    gcTime: 0,
  });
}
