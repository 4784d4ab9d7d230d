import { Button } from '@aranya/ui';
import { Images } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { TimeAgo } from '../../lib/time/time-ago';
import { removeEntry, sendAgain } from '../../data/outbox/queue-actions';
import type { QueueEntry } from '../../data/outbox/queue-entry';
import { kindWords } from './queue-words';
import styles from './waiting-list.module.css';

interface WaitingListProps {
  entries: readonly QueueEntry[];
  readOnly?: boolean;
}

export function WaitingList({ entries, readOnly = false }: WaitingListProps) {
  return (
    <ul className="stack gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item} data-state={entry.state}>
          <p className="flex gap-3 spread small baseline">
            <strong dir="auto">{kindWords(entry)}</strong>
            <span className="rigid ink-3">
              <TimeAgo at={new Date(entry.writtenAt).toISOString()} style="short" />
            </span>
          </p>
          {entry.text !== '' && (
            <p className="lines-3" dir="auto">
              {entry.text}
            </p>
          )}
          {entry.files.length > 0 && (
            <p className="row gap-2 small ink-2">
              <Images aria-hidden="true" size={16} /> {m.outbox_pictures({ count: entry.files.length })}
            </p>
          )}
          {entry.reason !== '' && (
            <p className={`small ink-2 ${styles.reason}`}>
              {entry.state === 'refused' && <strong>{m.outbox_not_sent()}</strong>}
              {entry.reason}
            </p>
          )}
          {!readOnly && (
            <div className={styles.actions}>
              {entry.state === 'sending' ? (
                <p className="row gap-2 small ink-2">{m.outbox_sending()}</p>
              ) : (
                <>
                  <Button
                    variant="outline"
                    className={styles.action}
                    onClick={() => void sendAgain(entry.id)}
                  >
                    {entry.state === 'refused' ? m.outbox_again() : m.outbox_now()}
                  </Button>
                  <Button
                    variant="quiet"
                    className={styles.action}
                    onClick={() => void removeEntry(entry.id)}
                  >
                    {m.outbox_remove()}
                  </Button>
                </>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
