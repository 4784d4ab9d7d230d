import type { Notification, NotificationKind } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import {
  AtSign,
  BadgeCheck,
  Captions,
  Heart,
  type LucideIcon,
  MessageCircle,
  PencilLine,
  Reply,
  Search,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { TimeAgo } from '../../lib/time/time-ago';
import { NotificationActions } from './notification-actions';
import styles from './notification-item.module.css';
import { NotificationSubject } from './notification-subject';
import { NotificationSentence } from './notification-sentence';

const icons: Record<NotificationKind, LucideIcon> = {
  request: UsersRound,
  accepted: UserRoundCheck,
  follow: UserRoundPlus,
  like: Heart,
  comment: MessageCircle,
  answer: Reply,
  mention: AtSign,
  identification: Search,
  agreed: BadgeCheck,
  alt_text: Captions,
  correction: PencilLine,
};

export function NotificationItem({ notification, unread }: { notification: Notification; unread: boolean }) {
  const { kind, actors, createdAt } = notification;
  const sentenceId = useId();
  const Icon = icons[kind];
  const [first] = actors;
  if (first === undefined) return null;
  return (
    <article
      className={clsx('stack anchor beside pad-4 gap-3 gap-x-4', styles.item, unread && styles.unread)}
      aria-labelledby={sentenceId}
    >
      <div className={styles.picture}>
        <Avatar name={first.full_name} src={first.profile_picture} />
        <span className={clsx(styles.kind, styles[kind])}>
          <Icon aria-hidden="true" size={14} />
        </span>
      </div>
      <div className={clsx('stack', styles.words)}>
        <p id={sentenceId} className={`wide ${styles.sentence}`}>
          <NotificationSentence notification={notification} />
        </p>
        <p className="small ink-3">
          <TimeAgo at={createdAt} />
          {unread && <VisuallyHidden>{m.notice_unread()}</VisuallyHidden>}
        </p>
        <NotificationSubject notification={notification} />
        <NotificationActions notification={notification} describedBy={sentenceId} />
      </div>
    </article>
  );
}
