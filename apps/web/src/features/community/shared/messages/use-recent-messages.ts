import type { RecentMessage } from '@aranya/contracts';
import { tsr } from '../../../../lib/api';
import { messageKeys } from './message-keys';

const POLL = 10_000;

interface RecentMessagesOptions {
  /** Asks the server every 10 s while the tab is looked at, and whenever it is looked at again. */
  poll?: boolean;
}

/** The latest message from each sender, newest first. */
export function useRecentMessages({ poll = true }: RecentMessagesOptions = {}) {
  return tsr.messages.recent.useQuery({
    queryKey: messageKeys.recent,
    select: ({ body }) => latestPerSender(body.messages),
    refetchInterval: poll && POLL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: poll ? 'always' : true,
  });
}

/** Keeps the latest message of each sender, newest first. */
export function latestPerSender(messages: readonly RecentMessage[]): RecentMessage[] {
  const newestFirst = [...messages].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const senders = new Set<string>();
  return newestFirst.filter(({ from_user_id: { _id } }) => !senders.has(_id) && senders.add(_id));
}
