import { Clock3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../lib/language/messages';
import { useOnline } from '../../lib/use-online';
import { lazyOffline } from '../../lib/lazy-part';
import { useQueueStore } from '../../data/outbox/queue-store';
import styles from './waiting-badge.module.css';

const dialog = lazyOffline(() => import('./waiting-dialog'));

/** Successful sending shows nothing. */
export function WaitingBadge() {
  const online = useOnline();
  const count = useQueueStore(
    ({ entries }) =>
      entries.filter(({ state, failures }) => state === 'refused' || failures > 0 || !online).length,
  );
  const [open, setOpen] = useState(false);
  useEffect(() => dialog.preload(), []);
  return (
    <>
      <span role="status" className={styles.status}>
        {count > 0 && (
          <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Clock3 aria-hidden="true" size={16} />
            {m.community_waiting({ count })}
          </button>
        )}
      </span>
      {open && <dialog.Component onClose={() => setOpen(false)} />}
    </>
  );
}
