import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { ApiError } from '../../../lib/api';
import { useLiveStore } from '../../../lib/live';
import { type ChatChanges, mergeChat, noChanges } from '../../../data/messages/chat-changes';
import { markRecentSeen } from '../../../data/messages/message-cache';
import { messageKeys } from '../../../data/messages/message-keys';
import { confirmSent } from '../../../data/outbox/queue-actions';
import { chatEntries } from './chat-entries';
import { useChatHistory } from '../../../data/messages/use-chat-history';
import { useMarkSeen } from '../../../data/messages/use-mark-seen';
import { useOutgoing } from './use-outgoing';

/** These statuses hide even a chat that was visible before. */
const refused = new Set([400, 403, 404]);

/** Joins history, live changes and unsent messages, oldest first. */
export function useChat(currentUserId: string, otherId: string) {
  const queryClient = useQueryClient();
  const history = useChatHistory(otherId);
  const { data: changes = noChanges } = useQuery<ChatChanges>({
    queryKey: messageKeys.changes(otherId),
    queryFn: skipToken,
    initialData: noChanges,
    staleTime: Infinity,
    gcTime: 0,
  });
  const allOutgoing = useOutgoing(otherId);

  useEffect(() => useLiveStore.getState().enterChat(otherId), [otherId]);

  const pages = history.data?.pages;
  const messages = useMemo(
    () =>
      pages &&
      mergeChat(
        pages.flatMap(({ body }) => body.messages),
        changes,
        currentUserId,
      ),
    [pages, changes, currentUserId],
  );
  const entries = useMemo(() => {
    const arrived = new Set(messages?.map(({ client_id: clientId }) => clientId));
    const outgoing = allOutgoing.filter(({ clientId }) => !arrived.has(clientId));
    return chatEntries(messages ?? [], outgoing, currentUserId);
  }, [messages, allOutgoing, currentUserId]);

  // The message arrived, though the answer was lost.
  useEffect(() => {
    const waiting = new Set(allOutgoing.map(({ clientId }) => clientId));
    for (const { client_id: clientId } of messages ?? [])
      if (clientId !== null && waiting.has(clientId)) void confirmSent(clientId);
  }, [messages, allOutgoing]);

  const loaded = messages !== undefined;
  useEffect(() => {
    if (loaded) markRecentSeen(queryClient, otherId);
  }, [loaded, queryClient, otherId]);
  useMarkSeen(otherId, changes.arrived.filter(({ from_user_id: from }) => from === otherId).at(-1)?._id);

  const { refetch } = history;
  const refreshPictures = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  const [latest] = pages ?? [];
  const error = history.error;
  return {
    entries,
    /** Null for a deleted account, undefined while it loads. */
    other: latest?.body.user,
    canWrite: latest?.body.can_write ?? false,
    isPending: history.isPending,
    problem:
      history.data === undefined || (error instanceof ApiError && refused.has(error.status)) ? error : null,
    retry: () => void history.refetch(),
    retrying: history.isFetching,
    older: {
      more: history.hasNextPage,
      loading: history.isFetchingNextPage,
      error: history.isFetchNextPageError ? error : null,
      load: () => void history.fetchNextPage({ cancelRefetch: false }),
    },
    /** Picture addresses expire after ten minutes. */
    refreshPictures,
  };
}
