import type { RecentMessage } from '@aranya/contracts';
import { tsr } from '../../lib/api';
import { messageKeys } from './message-keys';

const POLL_MS = 10_000;

interface RecentMessagesOptions {
  /** Polls every 10 s while the tab is visible. */
  poll?: boolean;
}

export function useRecentMessages({ poll = true }: RecentMessagesOptions = {}) {
  return tsr.messages.recent.useQuery({
    queryKey: messageKeys.recent,
    select: ({ body }) => latestPerSender(body.messages),
    refetchInterval: poll && POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: poll ? 'always' : true,
  });
}

export function latestPerSender(messages: readonly RecentMessage[]): RecentMessage[] {
  const newestFirst = [...messages].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const senders = new Set<string>();
  return newestFirst.filter(({ from_user_id: { _id } }) => !senders.has(_id) && senders.add(_id));
}
