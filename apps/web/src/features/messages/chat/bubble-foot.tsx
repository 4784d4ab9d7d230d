import { Button, VisuallyHidden } from '@aranya/ui';
import { Clock3, RotateCcw } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import type { ChatEntry } from './chat-entries';
import { fullTime, timeOfDay } from './chat-times';
import styles from './message-bubble.module.css';

export interface FootActions {
  onSendAgain: (clientId: string) => void;
  onEdit: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

interface BubbleFootProps extends FootActions {
  entry: ChatEntry;
}

export function BubbleFoot({ entry, onSendAgain, onEdit, onRemove }: BubbleFootProps) {
  const { key, at, state, reason, receipt, last, timed } = entry;
  if (state === 'failed')
    return (
      <div className={styles.failed}>
        <p>
          <strong>{m.chat_not_sent()}</strong> {reason}
        </p>
        <div className={styles.chances}>
          <Button variant="outline" className={styles.small} onClick={() => onSendAgain(key)}>
            <RotateCcw aria-hidden="true" size={16} />
            {m.chat_again()}
          </Button>
          <Button variant="quiet" className={styles.small} onClick={() => onEdit(key)}>
            {m.chat_edit()}
          </Button>
          <Button variant="quiet" className={styles.small} onClick={() => onRemove(key)}>
            {m.chat_remove()}
          </Button>
        </div>
      </div>
    );
  if (state === 'waiting')
    return (
      <div className={styles.waiting}>
        <p>
          <Clock3 aria-hidden="true" size={14} />{' '}
          {reason === '' ? m.chat_waiting() : m.chat_waiting_why({ reason })}
        </p>
        <Button variant="quiet" className={styles.small} onClick={() => onRemove(key)}>
          {m.chat_remove()}
        </Button>
      </div>
    );
  if (state === 'sending') return <p className={styles.stamp}>{m.chat_sending()}</p>;
  if ((last && timed) || receipt !== null)
    return (
      <p className={styles.stamp}>
        <time dateTime={at} title={fullTime(at)}>
          {timeOfDay(at)}
        </time>
        {receipt !== null && <span>{receipt === 'Seen' ? m.chat_seen() : m.chat_sent()}</span>}
      </p>
    );
  return (
    <VisuallyHidden>
      <time dateTime={at}>{timeOfDay(at)}</time>
    </VisuallyHidden>
  );
}
