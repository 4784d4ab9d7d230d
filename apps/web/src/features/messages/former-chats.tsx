import { Avatar } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { deletedName } from '../../parts/message/deleted-name';
import { messagePreview } from '../../parts/message/message-preview';
import { TimeAgo } from '../../lib/time/time-ago';
import { useFormerChats } from '../../data/messages/use-former-chats';
import styles from './former-chats.module.css';

export function FormerChats() {
  const { data: chats = [] } = useFormerChats();
  const headingId = useId();
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="over-4 size-3">
        {m.chat_former()}
      </h2>
      <p className="small ink-2 over-1">{m.chat_former_text()}</p>
      <ul className="panel clip over-4 divided">
        {chats.map(({ peer_id: peerId, user, createdAt, ...message }) => {
          const name = user?.full_name ?? deletedName();
          return (
            <li key={peerId}>
              <SiteLink
                className="stack gap-3 middle plain pad-3-4 lh-135 between focus-inside hover-sand"
                to={paths.chat(peerId)}
              >
                <Avatar name={name} src={user?.profile_picture} size="s" />
                <span className="stack shrinks">
                  <bdi className="medium cut">{name}</bdi>
                  <span className={`cut ${styles.preview}`} dir="auto">
                    {messagePreview(message)}
                  </span>
                </span>
                <TimeAgo at={createdAt} style="short" className="note" />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
