import { tsr, unwrap } from '../../lib/api';
import { useConnectionLost } from '../../lib/live';
import { messageKeys } from './message-keys';
import { uniqueBy, usePages } from '../../lib/paging/use-pages';

const POLL_MS = 10_000;

/** Polls while there are no live events. */
export function useChats() {
  const connectionLost = useConnectionLost();
  return usePages({
    queryKey: messageKeys.chats,
    ask: (cursor, fetchOptions) => tsr.messages.chats.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) =>
      uniqueBy(
        pages.flatMap(({ chats }) => chats),
        ({ user }) => user._id,
      ),
    refetchOnWindowFocus: 'always',
    refetchInterval: connectionLost && POLL_MS,
    refetchIntervalInBackground: false,
  });
}
