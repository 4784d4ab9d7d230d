import { limits, type Notification, type NotificationActor } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './notification-item.module.css';

export function NotificationSentence({ notification }: { notification: Notification }) {
  return (
    <>
      <Actors notification={notification} /> {sentenceEnd(notification)}
    </>
  );
}

function Actors({ notification: { actors, actors_total: total } }: { notification: Notification }) {
  const [first, second] = actors;
  if (first === undefined) return null;
  if (total === 1) return <Name actor={first} />;
  const rest: ReactNode = total === 2 && second ? <Name actor={second} /> : `${otherCount(total)} others`;
  return (
    <>
      <Name actor={first} /> and {rest}
    </>
  );
}

const otherCount = (total: number) => `${total - 1}${total === limits.notificationCount ? '+' : ''}`;

function Name({ actor }: { actor: NotificationActor }) {
  return (
    <Link className={styles.name} to={paths.profile(actor._id)}>
      <bdi>{actor.full_name}</bdi>
    </Link>
  );
}

/** Returns the name of an animal, or null for one that this version does not know. */
function speciesName(species: string | null): string | null {
  return roster.find(({ slug }) => slug === species)?.name ?? null;
}

function sentenceEnd({ kind, actors, comment, species }: Notification): string {
  const name = speciesName(species);
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
      return comment ? 'liked your comment' : 'liked your post';
    case 'comment':
      return 'commented on your post';
    case 'answer':
      return 'replied to your comment';
    case 'mention':
      return comment ? 'mentioned you in a comment' : 'mentioned you in a post';
    case 'identification':
      return name === null ? 'suggested what your post shows' : `suggested ${name} for your post`;
    case 'agreed':
      return name === null ? 'and others agree on what a post shows' : `and others agree: it is ${name}`;
    case 'alt_text':
      return 'described a picture of yours';
  }
}
