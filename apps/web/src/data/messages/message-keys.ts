export const messageKeys = {
  all: ['messages'] as const,
  /** These chats can only be read. */
  former: ['messages', 'former'] as const,
  /** These are connections with their latest message. */
  chats: ['messages', 'chats'] as const,
  recent: ['messages', 'recent'] as const,
  history: (userId: string) => ['messages', 'chat', userId, 'history'] as const,
  /** chat-changes.ts explains these. */
  changes: (userId: string) => ['messages', 'chat', userId, 'changes'] as const,
};
