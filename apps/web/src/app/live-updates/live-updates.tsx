import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { signedOutByServer } from '../../lib/api/credentials';
import { useLiveEvents, useLiveStore } from '../../lib/live';
import { meQueryKey } from '../../lib/session/me-query-key';
import { useWarnBeforeUnload } from '../../lib/use-warn-before-unload';
import { onRelationshipEvent } from './on-relationship-event';
import { openQueue } from '../../data/outbox/open-queue';
import { confirmSent } from '../../data/outbox/queue-actions';
import { isUnstored, useQueueStore } from '../../data/outbox/queue-store';
import { useChatDrafts } from '../../data/messages/chat-drafts';
import { createLiveHandler } from '../../data/live/live-handler';
import { createToastLimiter, showReplyToast } from './reply-toast';

/** Receives live events and sends queued entries; mount it once. */
export function LiveUpdates({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const handle = useMemo(() => {
    const mayToast = createToastLimiter();
    return createLiveHandler({
      queryClient,
      currentUserId: userId,
      openChat: () => useLiveStore.getState().openChat,
      onElsewhere: (message, sender) => mayToast(sender._id) && showReplyToast(message, sender),
      onSent: (clientId) => void confirmSent(clientId),
      onConnections: (event) => void onRelationshipEvent(queryClient, event),
      onSignedOut: signedOutByServer,
    });
  }, [queryClient, userId]);
  // A refusal may mean that the user was suspended.
  useLiveEvents(userId, handle, () => void queryClient.invalidateQueries({ queryKey: meQueryKey }));

  useWarnBeforeUnload(useQueueStore(({ entries }) => entries.some(isUnstored)));

  useEffect(() => {
    useChatDrafts.getState().open(userId);
    return openQueue(userId, queryClient);
  }, [queryClient, userId]);
  return null;
}
