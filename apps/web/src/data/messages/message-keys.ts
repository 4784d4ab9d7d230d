export const messageKeys = {
  all: ['messages'] as const,
  /** Read-only chats. */
  former: ['messages', 'former'] as const,
  /** Connections with their latest message. */
  chats: ['messages', 'chats'] as const,
  recent: ['messages', 'recent'] as const,
  history: (userId: string) => ['messages', 'chat', userId, 'history'] as const,
  /** See chat-changes.ts. */
  changes: (userId: string) => ['messages', 'chat', userId, 'changes'] as const,
};
