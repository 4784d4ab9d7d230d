import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLiveEvents, useLiveStore } from '../../../../../lib/live';
import { meQueryKey } from '../../../../../lib/session/me-query-key';
import { useWarnBeforeUnload } from '../../../../../lib/use-warn-before-unload';
import { onRelationshipEvent } from '../../notifications/on-relationship-event';
import { deliverInterrupted } from '../outbox/deliver';
import { useOutboxStore } from '../outbox/outbox-store';
import { createLiveHandler } from './live-handler';
import { createToastLimiter, showReplyToast } from './reply-toast';

/** Receives live events. Mount it once. */
export function LiveUpdates({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const handle = useMemo(() => {
    const mayToast = createToastLimiter();
    return createLiveHandler({
      queryClient,
      currentUserId: userId,
      openChat: () => useLiveStore.getState().openChat,
      onElsewhere: (message, sender) => mayToast(sender._id) && showReplyToast(message, sender),
      onSent: (clientId) => useOutboxStore.getState().remove(clientId),
      onConnections: (event) => void onRelationshipEvent(queryClient, event),
    });
  }, [queryClient, userId]);
  // The user may be suspended.
  useLiveEvents(userId, handle, () => void queryClient.invalidateQueries({ queryKey: meQueryKey }));

  useWarnBeforeUnload(useOutboxStore(({ items }) => items.some(({ picture }) => picture !== null)));

  useEffect(() => {
    useOutboxStore.getState().open(userId);
    deliverInterrupted(queryClient);
  }, [queryClient, userId]);
  return null;
}
