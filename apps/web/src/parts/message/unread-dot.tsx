import { Dot } from '../screen/dot';
import { isUnread } from './message-preview';
import { m } from '../../lib/language/messages';
import { useRecentMessages } from '../../data/messages/use-recent-messages';

/** Live events update it; it does not poll. */
export function UnreadDot() {
  const { data: messages } = useRecentMessages({ poll: false });
  return messages?.some(isUnread) ? <Dot label={m.community_unread()} /> : null;
}
