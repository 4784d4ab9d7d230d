import type { RecentMessage } from '@aranya/contracts';
import { tsr } from '../../../../lib/api';

const POLL = 10_000;

/** Whoever marks messages seen or receives one may invalidate this. */
export const recentMessagesKey = ['messages', 'recent'] as const;

/** The latest message from each sender, newest first, asked for every 10 s while the tab is looked at. */
export function useRecentMessages() {
  return tsr.messages.recent.useQuery({
    queryKey: recentMessagesKey,
    select: ({ body }) => latestPerSender(body.messages),
    refetchInterval: POLL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps the latest message of each sender, newest first. */
export function latestPerSender(messages: readonly RecentMessage[]): RecentMessage[] {
  const newestFirst = [...messages].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const senders = new Set<string>();
  return newestFirst.filter(({ from_user_id: { _id } }) => !senders.has(_id) && senders.add(_id));
}
