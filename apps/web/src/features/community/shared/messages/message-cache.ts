import type { Author, Message, RecentMessage } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type ChatChanges, withMessage } from './chat-changes';
import { messageKeys } from './message-keys';

/** Has no effect on a chat that is not open. */
export function changeChat(
  queryClient: QueryClient,
  otherId: string,
  change: (changes: ChatChanges) => ChatChanges,
): void {
  queryClient.setQueryData<ChatChanges>(
    messageKeys.changes(otherId),
    (changes) => changes && change(changes),
  );
}

export function addToChat(queryClient: QueryClient, otherId: string, message: Message): void {
  changeChat(queryClient, otherId, (changes) => withMessage(changes, message));
}

function changeRecent(
  queryClient: QueryClient,
  change: (messages: RecentMessage[]) => RecentMessage[],
): void {
  queryClient.setQueryData<{ body: { messages: RecentMessage[] } }>(
    messageKeys.recent,
    (cached) => cached && { ...cached, body: { ...cached.body, messages: change(cached.body.messages) } },
  );
}

/** As the latest of its sender. */
export function addToRecent(queryClient: QueryClient, message: Message, sender: Author, seen: boolean): void {
  const { _id, full_name, profile_picture } = sender;
  const latest: RecentMessage = { ...message, seen, from_user_id: { _id, full_name, profile_picture } };
  changeRecent(queryClient, (messages) => [
    latest,
    ...messages.filter(({ from_user_id: from }) => from._id !== sender._id),
  ]);
}

export function markRecentSeen(queryClient: QueryClient, senderId: string): void {
  changeRecent(queryClient, (messages) =>
    messages.some(({ from_user_id: from, seen }) => from._id === senderId && !seen)
      ? messages.map((message) =>
          message.from_user_id._id === senderId ? { ...message, seen: true } : message,
        )
      : messages,
  );
}
