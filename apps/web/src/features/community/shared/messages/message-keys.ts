/** Keys of every query about messages. All begin with `messages`. */
export const messageKeys = {
  all: ['messages'] as const,
  /** Chats that can only be read any more. */
  former: ['messages', 'former'] as const,
  recent: ['messages', 'recent'] as const,
  /** What the server said of the chat with a user, page by page. */
  history: (userId: string) => ['messages', 'chat', userId, 'history'] as const,
  /** What happened in that chat since: see chat-changes.ts. There only while the chat stands open. */
  changes: (userId: string) => ['messages', 'chat', userId, 'changes'] as const,
};
