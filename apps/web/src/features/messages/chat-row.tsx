import type { ChatSummary } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { MessageSquare, UserRound } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { ButtonLink } from '../../lib/button-link';
import { useSiteMatch } from '../../lib/language/use-site-match';
import { paths } from '../../lib/paths';
import { previewLine, UNREAD_BADGE } from '../../parts/message/message-preview';
import { TimeAgo } from '../../lib/time/time-ago';
import styles from './chat-row.module.css';

export function ChatRow({ chat: { user, latest, unread } }: { chat: ChatSummary }) {
  const nameId = useId();
  const isOpen = useSiteMatch(paths.chat(user._id));
  return (
    <article className={styles.row} aria-labelledby={nameId} data-unread={unread}>
      <Avatar name={user.full_name} src={user.profile_picture} className={styles.avatar} />
      <p className={styles.name}>
        <bdi id={nameId} title={user.full_name}>
          {user.full_name}
        </bdi>
        {user.username !== '' && <span className="small ink-3 regular"> @{user.username}</span>}
      </p>
      {latest && <TimeAgo at={latest.createdAt} style="short" className={styles.time} />}
      <p className={styles.last} dir="auto">
        {latest ? previewLine(latest) : m.chat_no_messages()}
      </p>
      {unread && (
        <span className={styles.badge}>
          {UNREAD_BADGE}
          <VisuallyHidden> {m.community_unread()}</VisuallyHidden>
        </span>
      )}
      <p className={styles.about} dir="auto">
        {user.bio}
      </p>
      <div className={styles.actions}>
        <ButtonLink
          className={`covers ${styles.chat}`}
          aria-describedby={nameId}
          aria-current={isOpen ? 'page' : undefined}
          to={paths.chat(user._id)}
        >
          <MessageSquare aria-hidden="true" size={18} />
          <VisuallyHidden>{m.chat_title()}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink
          variant="outline"
          className={styles.profile}
          aria-describedby={nameId}
          to={paths.profile(user._id)}
        >
          <UserRound aria-hidden="true" size={18} />
          <VisuallyHidden>{m.chat_profile()}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
