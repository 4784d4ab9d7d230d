import { Button } from '@aranya/ui';
import { Images } from 'lucide-react';
import { TimeAgo } from '../../lib/time/time-ago';
import { removeEntry, sendAgain } from '../../data/outbox/queue-actions';
import type { QueueEntry } from '../../data/outbox/queue-entry';
import { kindWords, pictureWords } from './queue-words';
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
              <Images aria-hidden="true" size={16} /> {pictureWords(entry.files.length)}
            </p>
          )}
          {entry.reason !== '' && (
            <p className={`small ink-2 ${styles.reason}`}>
              {entry.state === 'refused' && <strong>Not sent. </strong>}
              {entry.reason}
            </p>
          )}
          {!readOnly && (
            <div className={styles.actions}>
              {entry.state === 'sending' ? (
                <p className="row gap-2 small ink-2">Sending…</p>
              ) : (
                <>
                  <Button
                    variant="outline"
                    className={styles.action}
                    onClick={() => void sendAgain(entry.id)}
                  >
                    {entry.state === 'refused' ? 'Send again' : 'Send now'}
                  </Button>
                  <Button
                    variant="quiet"
                    className={styles.action}
                    onClick={() => void removeEntry(entry.id)}
                  >
                    Remove
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
