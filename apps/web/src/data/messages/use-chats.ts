import type { apiContract, ChatSummary } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../lib/api';
import { useConnectionLost } from '../../lib/live';
import { messageKeys } from './message-keys';

type ChatsPage = ClientInferResponses<typeof apiContract.messages.chats, 200>;

const POLL_MS = 10_000;

/** Live events keep the list fresh; without them it polls. */
export function useChats() {
  const connectionLost = useConnectionLost();
  return tsr.messages.chats.useInfiniteQuery<ChatSummary[], string | undefined>({
    queryKey: messageKeys.chats,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: ChatsPage) => body.next_cursor,
    select: ({ pages }: InfiniteData<ChatsPage>) => oncePerPerson(pages.flatMap(({ body }) => body.chats)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: connectionLost && POLL_MS,
    refetchIntervalInBackground: false,
  });
}

/** A chat may move to another page between two requests. */
function oncePerPerson(chats: ChatSummary[]): ChatSummary[] {
  const seen = new Set<string>();
  return chats.filter(({ user: { _id } }) => !seen.has(_id) && seen.add(_id));
}
