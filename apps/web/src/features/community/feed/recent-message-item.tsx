import type { RecentMessage } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { TimeAgo } from '../shared/time/time-ago';
import styles from './recent-messages.module.css';

/** The latest words of one sender; opens the chat. A picture without words reads 'Media'. */
export function RecentMessageItem({ message }: { message: RecentMessage }) {
  const { from_user_id: sender, text, seen, createdAt } = message;
  return (
    <li>
      <Link className={styles.message} to={paths.chat(sender._id)} data-unread={!seen}>
        <Avatar name={sender.full_name} src={sender.profile_picture} size="s" />
        <span className={styles.words}>
          <bdi className={styles.name}>{sender.full_name}</bdi>
          <span className={styles.preview} dir="auto">
            {text === '' ? 'Media' : text}
          </span>
        </span>
        <span className={styles.side}>
          <TimeAgo at={createdAt} style="narrow" className={styles.time} />
          {!seen && (
            <span className={styles.badge}>
              1<VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
