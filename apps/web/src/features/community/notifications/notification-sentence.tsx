import { limits, type Notification, type NotificationActor } from '@aranya/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './notification-item.module.css';

/** Such as 'Asha and 3 others liked your post'. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  return (
    <>
      <Actors notification={notification} /> {wordsOf(notification)}
    </>
  );
}

function Actors({ notification: { actors, actors_total: total } }: { notification: Notification }) {
  const [first, second] = actors;
  if (first === undefined) return null;
  if (total === 1) return <Name actor={first} />;
  const rest: ReactNode = total === 2 && second ? <Name actor={second} /> : `${othersOf(total)} others`;
  return (
    <>
      <Name actor={first} /> and {rest}
    </>
  );
}

const othersOf = (total: number) => `${total - 1}${total === limits.notificationCount ? '+' : ''}`;

function Name({ actor }: { actor: NotificationActor }) {
  return (
    <Link className={styles.name} to={paths.profile(actor._id)}>
      <bdi>{actor.full_name}</bdi>
    </Link>
  );
}

function wordsOf({ kind, actors }: Notification): string {
  switch (kind) {
    case 'request':
      return actors[0]?.relation.connection === 'connected'
        ? 'asked to connect, and now you are connected'
        : 'wants to connect';
    case 'accepted':
      return 'accepted your request';
    case 'follow':
      return 'follows you';
    case 'like':
      return 'liked your post';
    case 'comment':
      return 'commented on your post';
    case 'answer':
      return 'answered your comment';
    case 'mention':
      return 'mentioned you';
    case 'identification':
      return 'suggested what your post shows';
    case 'agreed':
      return 'and others agree on what your post shows';
    case 'alt_text':
      return 'described a picture of yours';
  }
}
