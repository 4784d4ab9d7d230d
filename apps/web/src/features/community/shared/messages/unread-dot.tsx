import { VisuallyHidden } from '@aranya/ui';
import { useRecentMessages } from './use-recent-messages';
import { isUnread } from './message-preview';
import styles from './unread-dot.module.css';

/** A dot where somebody's latest message is unread. Kept up to date by the stream; the feed alone asks for it anew. */
export function UnreadDot() {
  const { data: messages } = useRecentMessages({ poll: false });
  if (!messages?.some(isUnread)) return null;
  return (
    <span className={styles.dot}>
      <VisuallyHidden>unread</VisuallyHidden>
    </span>
  );
}
