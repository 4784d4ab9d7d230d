import type { Author, LiveEvent, Message } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { withDeleted, withSeen } from '../messages/chat-changes';
import { addToChat, addToRecent, changeChat, markReadElsewhere } from '../messages/message-cache';
import { draftKeys } from '../drafts/draft-keys';
import { identificationKeys } from '../identifications/identification-keys';
import { notificationKeys } from '../notifications/notification-keys';
import { commentKeys } from '../comments/comment-keys';
import { postKeys } from '../posts/post-cache';
import { peopleKeys } from '../people/people-keys';
import { messageKeys } from '../messages/message-keys';

export type RelationshipEvent = Extract<LiveEvent, { type: 'connections' }>;

interface LiveHandlerOptions {
  queryClient: QueryClient;
  currentUserId: string;
  /** Returns the other user's id. */
  openChat: () => string | null;
  /** Runs for a message outside the open chat. */
  onElsewhere: (message: Message, sender: Author) => void;
  /** Runs once the API has an own message, from any tab. */
  onSent: (clientId: string) => void;
  onConnections: (event: RelationshipEvent) => void;
  onSignedOut: () => void;
}

/** Handles live events, which may come twice. */
export function createLiveHandler(options: LiveHandlerOptions): (event: LiveEvent) => void {
  const { queryClient, currentUserId } = options;

  /** A hidden tab waits, because reading a chat marks it as seen. */
  const refresh = (queryKey?: readonly string[]) =>
    void queryClient.invalidateQueries({
      ...(queryKey && { queryKey }),
      refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
    });

  /** A deleted message must not appear offline. */
  const forgetChat = (otherId: string) =>
    void import('../kept-reading/reading-storage').then(
      ({ removeReadings }) => removeReadings(currentUserId, messageKeys.history(otherId)),
      () => undefined,
    );

  function onMessage({ sender, ...message }: Message & { sender: Author | null }) {
    const { from_user_id: from, to_user_id: to } = message;
    if (from === currentUserId) {
      if (to !== null) addToChat(queryClient, to, message);
      if (message.client_id !== null) options.onSent(message.client_id);
      return;
    }
    if (from === null || sender === null) return;
    addToChat(queryClient, from, message);
    const open = options.openChat() === from;
    addToRecent(
      queryClient,
      message,
      sender,
      message.seen || (open && document.visibilityState === 'visible'),
    );
    if (!open) options.onElsewhere(message, sender);
  }

  return (event) => {
    switch (event.type) {
      case 'ready':
        // Events between the first answers and the stream's start are lost.
        refresh(notificationKeys.unread);
        refresh(peopleKeys.connectionCounts.filter.queryKey);
        refresh(messageKeys.all);
        refresh(commentKeys.all);
        refresh(draftKeys.all);
        return;
      case 'resync':
        refresh();
        return;
      case 'message': {
        const { type, ...message } = event;
        void type;
        onMessage(message);
        return;
      }
      case 'seen':
        changeChat(queryClient, event.by_user_id, (changes) => withSeen(changes, event.up_to));
        return;
      case 'deleted': {
        const { message_id: messageId, from_user_id: otherId } = event;
        if (otherId !== null) forgetChat(otherId);
        if (otherId !== null) changeChat(queryClient, otherId, (changes) => withDeleted(changes, messageId));
        refresh(messageKeys.recent);
        refresh(messageKeys.chats);
        return;
      }
      case 'chat_read':
        markReadElsewhere(queryClient, event.from_user_id, event.up_to);
        return;
      case 'signed_out':
        options.onSignedOut();
        return;
      case 'drafts':
        refresh(draftKeys.all);
        return;
      case 'notifications_read':
        refresh(notificationKeys.unread);
        return;
      case 'notification':
        refresh(notificationKeys.all);
        return;
      case 'post':
        refresh(postKeys.one(event.post_id));
        refresh(commentKeys.ofPost(event.post_id));
        refresh(identificationKeys.ofPost(event.post_id));
        return;
      case 'connections':
        options.onConnections(event);
        // Connections decide who can write.
        refresh(messageKeys.all);
        return;
    }
  };
}
