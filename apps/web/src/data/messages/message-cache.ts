import type { Author, ChatSummary, Message, RecentMessage } from '@aranya/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ChatChanges, withMessage } from './chat-changes';
import { messageKeys } from './message-keys';

/** Changes an open chat only. */
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
  addToChats(queryClient, otherId, message);
  changeChat(queryClient, otherId, (changes) => withMessage(changes, message));
}

type ChatPages = InfiniteData<{ body: { chats: ChatSummary[] } }>;

function addToChats(queryClient: QueryClient, otherId: string, message: Message): void {
  const cached = queryClient.getQueryData<ChatPages>(messageKeys.chats);
  if (cached === undefined) return;
  const { _id, text, message_type, createdAt } = message;
  const chat = cached.pages.flatMap(({ body }) => body.chats).find(({ user }) => user._id === otherId);
  if (chat === undefined || queryClient.isFetching({ queryKey: messageKeys.chats }) > 0) {
    // The chat may be on an unloaded page, or a pending answer may be older than the message.
    void queryClient.invalidateQueries({ queryKey: messageKeys.chats });
  }
  if (chat === undefined) return;
  // Events may arrive twice or late.
  if (chat.latest && (chat.latest._id === _id || chat.latest.createdAt > createdAt)) return;
  const latest = { _id, text, message_type, createdAt, mine: message.from_user_id !== otherId };
  queryClient.setQueryData<ChatPages>(messageKeys.chats, {
    ...cached,
    pages: cached.pages.map((page, index) => {
      const others = page.body.chats.filter(({ user }) => user._id !== otherId);
      const chats = index === 0 ? [{ ...chat, latest }, ...others] : others;
      return { ...page, body: { ...page.body, chats } };
    }),
  });
}

function markChats(
  queryClient: QueryClient,
  otherId: string,
  unread: boolean,
  matches: (chat: ChatSummary) => boolean = () => true,
): void {
  queryClient.setQueryData<ChatPages>(
    messageKeys.chats,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          body: {
            ...page.body,
            chats: page.body.chats.map((chat) =>
              chat.user._id === otherId && matches(chat) ? { ...chat, unread } : chat,
            ),
          },
        })),
      },
  );
}

function changeRecent(queryClient: QueryClient, change: (messages: RecentMessage[]) => RecentMessage[]) {
  queryClient.setQueryData<{ body: { messages: RecentMessage[] } }>(
    messageKeys.recent,
    (cached) => cached && { ...cached, body: { ...cached.body, messages: change(cached.body.messages) } },
  );
}

/** An unseen message marks its chat unread. */
export function addToRecent(queryClient: QueryClient, message: Message, sender: Author, seen: boolean): void {
  if (!seen) markChats(queryClient, sender._id, true);
  const { _id, full_name, profile_picture } = sender;
  const latest: RecentMessage = { ...message, seen, from_user_id: { _id, full_name, profile_picture } };
  changeRecent(queryClient, (messages) => [
    latest,
    ...messages.filter(({ from_user_id: from }) => from._id !== sender._id),
  ]);
  // A pending answer may be older than the message.
  if (queryClient.isFetching({ queryKey: messageKeys.recent }) > 0)
    void queryClient.invalidateQueries({ queryKey: messageKeys.recent });
}

/** @param upTo time of the last message read; all messages by default */
export function markRecentSeen(queryClient: QueryClient, senderId: string, upTo?: string): void {
  const isRead = ({ createdAt }: { createdAt: string }) => upTo === undefined || createdAt <= upTo;
  markChats(queryClient, senderId, false, ({ latest }) => latest === null || latest.mine || isRead(latest));
  const isMarked = (message: RecentMessage) =>
    message.from_user_id._id === senderId && !message.seen && isRead(message);
  changeRecent(queryClient, (messages) =>
    messages.some(isMarked)
      ? messages.map((message) => (isMarked(message) ? { ...message, seen: true } : message))
      : messages,
  );
}

/** As {@link markRecentSeen}, for what another device read. */
export function markReadElsewhere(queryClient: QueryClient, senderId: string, upTo: string): void {
  markRecentSeen(queryClient, senderId, upTo);
  for (const queryKey of [messageKeys.recent, messageKeys.chats]) {
    // A pending answer may be older.
    if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
  }
}
