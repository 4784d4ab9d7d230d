import type { ChatSummary } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
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
    <article
      className={`flex tops gap-3 anchor pad-3-4 hover-sand lh-135 ${styles.row}`}
      aria-labelledby={nameId}
      data-unread={unread}
    >
      <Avatar name={user.full_name} src={user.profile_picture} />
      <div className="stack single grows shrinks gap-hair">
        <div className="flex gap-2 spread baseline">
          <p className={clsx('cut', unread ? 'bold' : 'medium')}>
            <bdi id={nameId} title={user.full_name}>
              {user.full_name}
            </bdi>
            {user.username !== '' && <span className="small ink-3 regular"> @{user.username}</span>}
          </p>
          {latest && <TimeAgo at={latest.createdAt} style="short" className="note rigid" />}
        </div>
        <div className="flex gap-2 spread tops">
          <p
            className={clsx('small lines-2 breaks shrinks', unread ? 'ink medium' : 'ink-2', styles.text)}
            dir="auto"
          >
            {latest ? previewLine(latest) : m.chat_no_messages()}
          </p>
          {unread && (
            <span className="tally rigid tiny centered">
              {UNREAD_BADGE}
              <VisuallyHidden> {m.community_unread()}</VisuallyHidden>
            </span>
          )}
        </div>
        <div className="row gap-2 spread">
          <p className={`note cut ${styles.text}`} dir="auto">
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
        </div>
      </div>
    </article>
  );
}
