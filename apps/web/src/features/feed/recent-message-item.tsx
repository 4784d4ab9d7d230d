import type { RecentMessage } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { isUnread, messagePreview, UNREAD_BADGE } from '../../parts/message/message-preview';
import { TimeAgo } from '../../lib/time/time-ago';
import styles from './recent-messages.module.css';
import { m } from '../../lib/language/messages';

export function RecentMessageItem({ message }: { message: RecentMessage }) {
  const { from_user_id: sender, createdAt } = message;
  const unread = isUnread(message);
  return (
    <li>
      <SiteLink className={styles.message} to={paths.chat(sender._id)}>
        <Avatar name={sender.full_name} src={sender.profile_picture} size="s" />
        <span className="stack shrinks">
          <bdi className={unread ? 'bold cut' : 'medium cut'} title={sender.full_name}>
            {sender.full_name}
          </bdi>
          <span className={`cut small ${unread ? 'ink' : 'ink-2'} ${styles.preview}`} dir="auto">
            {messagePreview(message)}
          </span>
        </span>
        <span className={styles.side}>
          <TimeAgo at={createdAt} style="short" className="note" />
          {unread && (
            <span className={styles.badge}>
              {UNREAD_BADGE}
              <VisuallyHidden> {m.community_unread()}</VisuallyHidden>
            </span>
          )}
        </span>
      </SiteLink>
    </li>
  );
}
