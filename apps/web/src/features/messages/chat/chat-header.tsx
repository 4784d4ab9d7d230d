import type { Author } from '@aranya/contracts';
import { Avatar, Skeleton } from '@aranya/ui';
import { ArrowLeft } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import { deletedName } from '../../../parts/message/deleted-name';
import styles from './chat-header.module.css';

/** @param other null for a deleted account, undefined while it loads */
export function ChatHeader({ other }: { other: Author | null | undefined }) {
  return (
    <header className={styles.head}>
      <SiteLink className={styles.back} to={paths.messages()} aria-label={m.chat_back()}>
        <ArrowLeft aria-hidden="true" size={22} />
      </SiteLink>
      {other ? (
        <>
          <SiteLink className={styles.who} to={paths.profile(other._id)}>
            <Avatar name={other.full_name} src={other.profile_picture} />
            <span className="stack shrinks">
              <h1 className={`cut underlines ${styles.name}`}>
                <bdi title={other.full_name}>{other.full_name}</bdi>
              </h1>
              {other.username !== '' && <span className="tiny ink-3 cut">@{other.username}</span>}
            </span>
          </SiteLink>
          <ButtonLink
            variant="outline"
            className={`gone rigid push-end ${styles.profile}`}
            to={paths.profile(other._id)}
          >
            {m.chat_profile()}
          </ButtonLink>
        </>
      ) : other === null ? (
        <span className={styles.who}>
          <Avatar name="" />
          <h1 className={`cut ${styles.name}`}>{deletedName()}</h1>
        </span>
      ) : (
        <span className={styles.who}>
          <h1 className="visually-hidden">{m.chat_title()}</h1>
          <Skeleton shape="circle" width={48} />
          <Skeleton lines={2} width="9rem" />
        </span>
      )}
    </header>
  );
}
