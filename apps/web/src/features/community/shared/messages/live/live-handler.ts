import type { Author, LiveEvent, Message } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { withDeleted, withSeen } from '../chat-changes';
import { addToChat, addToRecent, changeChat } from '../message-cache';
import { messageKeys } from '../message-keys';

interface LiveHandlerParts {
  queryClient: QueryClient;
  currentUserId: string;
  /** With whom a chat stands open; null where none does. */
  openChat: () => string | null;
  /** A message came whose chat is not open. */
  onElsewhere: (message: Message, sender: Author) => void;
  /** A message of one's own has arrived on the server, from this tab or another. */
  onSent: (clientId: string) => void;
  /** The viewer's connections changed. */
  onConnections: () => void;
}

/**
 * What the open screens do about each event of the stream. Everything may come twice; the second time changes nothing.
 */
export function createLiveHandler(parts: LiveHandlerParts): (event: LiveEvent) => void {
  const { queryClient, currentUserId } = parts;

  /** Read anew; in a hidden tab only when it is looked at, since reading a chat marks it seen. */
  const refresh = (queryKey?: readonly string[]) =>
    void queryClient.invalidateQueries({
      ...(queryKey && { queryKey }),
      refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
    });

  function onMessage({ sender, ...message }: Message & { sender: Author | null }) {
    const { from_user_id: from, to_user_id: to } = message;
    if (from === currentUserId) {
      if (to !== null) addToChat(queryClient, to, message);
      if (message.client_id !== null) parts.onSent(message.client_id);
      return;
    }
    if (from === null || sender === null) return;
    addToChat(queryClient, from, message);
    const open = parts.openChat() === from;
    addToRecent(
      queryClient,
      message,
      sender,
      message.seen || (open && document.visibilityState === 'visible'),
    );
    if (!open) parts.onElsewhere(message, sender);
  }

  return (event) => {
    switch (event.type) {
      case 'ready':
        // What happened between the first answers and the opening of the stream.
        refresh(messageKeys.all);
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
        if (otherId !== null) changeChat(queryClient, otherId, (changes) => withDeleted(changes, messageId));
        refresh(messageKeys.recent);
        return;
      }
      case 'connections':
        parts.onConnections();
        // To whom one may write has changed.
        refresh(messageKeys.all);
        return;
    }
  };
}
