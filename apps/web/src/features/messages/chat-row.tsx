import type { ChatSummary } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { MessageSquare, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useMatch } from 'react-router';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { previewLine, UNREAD_BADGE } from '../../parts/message/message-preview';
import { TimeAgo } from '../../lib/time/time-ago';
import styles from './chat-row.module.css';

export function ChatRow({ chat: { user, latest, unread } }: { chat: ChatSummary }) {
  const nameId = useId();
  const isOpen = useMatch(paths.chat(user._id)) !== null;
  return (
    <article className={styles.row} aria-labelledby={nameId} data-unread={unread}>
      <Avatar name={user.full_name} src={user.profile_picture} className={styles.avatar} />
      <bdi id={nameId} className={styles.name} title={user.full_name}>
        {user.full_name}
      </bdi>
      {latest && <TimeAgo at={latest.createdAt} style="short" className={styles.time} />}
      <p className={styles.last} dir="auto">
        {latest ? previewLine(latest) : 'No messages yet'}
      </p>
      {unread && (
        <span className={styles.badge}>
          {UNREAD_BADGE}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
      <p className={styles.about}>
        {user.username !== '' && <span>@{user.username}</span>}
        {user.bio !== '' && <bdi>{user.bio}</bdi>}
      </p>
      <div className={styles.actions}>
        <ButtonLink
          className={`covers ${styles.chat}`}
          aria-describedby={nameId}
          aria-current={isOpen ? 'page' : undefined}
          to={paths.chat(user._id)}
        >
          <MessageSquare aria-hidden="true" size={18} />
          <VisuallyHidden>Chat</VisuallyHidden>
        </ButtonLink>
        <ButtonLink
          variant="outline"
          className={styles.profile}
          aria-describedby={nameId}
          to={paths.profile(user._id)}
        >
          <UserRound aria-hidden="true" size={18} />
          <VisuallyHidden>View Profile</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
