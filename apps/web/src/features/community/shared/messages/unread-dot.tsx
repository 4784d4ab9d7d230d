import { VisuallyHidden } from '@aranya/ui';
import { useRecentMessages } from './use-recent-messages';
import { isUnread } from './message-preview';
import styles from './unread-dot.module.css';

/** Updated by live events; does not poll. */
export function UnreadDot() {
  const { data: messages } = useRecentMessages({ poll: false });
  if (!messages?.some(isUnread)) return null;
  return (
    <span className={styles.dot}>
      <VisuallyHidden>unread</VisuallyHidden>
    </span>
  );
}
