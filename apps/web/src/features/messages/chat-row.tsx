import type { ChatSummary } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
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
      <SiteLink
        className="absolute inset-0 focus-inside"
        aria-describedby={nameId}
        aria-current={isOpen ? 'page' : undefined}
        to={paths.chat(user._id)}
      >
        <VisuallyHidden>{m.chat_title()}</VisuallyHidden>
      </SiteLink>
      <SiteLink className={styles.profile} aria-describedby={nameId} to={paths.profile(user._id)}>
        <Avatar name={user.full_name} src={user.profile_picture} />
        <VisuallyHidden>{m.chat_profile()}</VisuallyHidden>
      </SiteLink>
    </article>
  );
}
