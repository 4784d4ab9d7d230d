import { useEffect, useId, useState } from 'react';
import { m } from '../../lib/language/messages';
import { queueOwner } from '../../data/outbox/open-queue';
import type { QueueEntry } from '../../data/outbox/queue-entry';
import { WaitingList } from '../../parts/outbox/waiting-list';
import { usePersisted } from '../../lib/persisted-store';
import { useSessionHint } from '../../lib/session';
import styles from './community-offline.module.css';

export default function WaitingOffline() {
  const headingId = useId();
  const entries = useStoredEntries();
  if (entries.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby={headingId}>
      <h2 className="size-4" id={headingId}>
        {m.outbox_title()}
      </h2>
      <p className="ink-2 small">{m.outbox_offline()}</p>
      <WaitingList entries={entries} readOnly />
    </section>
  );
}

/** Nobody can sign in offline, so these are the entries of the last account signed in here. */
function useStoredEntries(): QueueEntry[] {
  const signedIn = useSessionHint();
  const { value: owner } = usePersisted(queueOwner);
  const [entries, setEntries] = useState<QueueEntry[]>([]);
  useEffect(() => {
    let here = true;
    const show = (stored: QueueEntry[]) => here && setEntries(stored);
    if (signedIn !== true || owner === null) show([]);
    else {
      void import('../../data/outbox/queue-storage')
        .then(({ createQueueStorage }) => createQueueStorage().list(owner))
        .then(show, () => undefined);
    }
    return () => {
      here = false;
    };
  }, [signedIn, owner]);
  return entries;
}
