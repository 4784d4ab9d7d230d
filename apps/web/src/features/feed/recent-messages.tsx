import { Skeleton, SkeletonGroup, VisuallyHidden } from '@aranya/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useRecentMessages } from '../../data/messages/use-recent-messages';
import { isUnread } from '../../parts/message/message-preview';
import { RecentMessageItem } from './recent-message-item';
import styles from './recent-messages.module.css';
import { m } from '../../lib/language/messages';

const NONE = 'stack gap-1 small ink-2 pad-x-4 pad-bottom-4';

export function RecentMessages() {
  const { data: messages, isPending } = useRecentMessages();
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const listId = useId();
  const unread = messages?.filter(isUnread).length ?? 0;
  const toggle = unread === 0 ? m.feed_messages() : m.feed_messages_unread({ number: unread });

  return (
    <section className={`panel clip ${styles.box}`} aria-labelledby={headingId} data-open={open}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {m.feed_messages()}
        </h2>
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread}
          </span>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <VisuallyHidden>{toggle}</VisuallyHidden>
          <ChevronDown aria-hidden="true" size={22} />
        </button>
      </div>
      <div id={listId} className={styles.body}>
        {messages === undefined ? (
          isPending ? (
            <RecentMessagesSkeleton />
          ) : (
            <p className={NONE}>{m.feed_messages_failed()}</p>
          )
        ) : messages.length === 0 ? (
          <p className={NONE}>
            <strong className="ink bold">{m.feed_messages_none()}</strong>
            {m.feed_messages_none_text()}
          </p>
        ) : (
          // The keyboard scrolls the list through its links.
          <ul className={styles.list}>
            {messages.map((message) => (
              <RecentMessageItem key={message.from_user_id._id} message={message} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function RecentMessagesSkeleton() {
  return (
    <SkeletonGroup label={m.feed_messages_loading()} className="stack gap-3 pad-x-4 pad-bottom-4">
      {[0, 1].map((row) => (
        <div key={row} className="stack gap-3 middle beside">
          <Skeleton shape="circle" width={40} />
          <Skeleton lines={2} width="9rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
