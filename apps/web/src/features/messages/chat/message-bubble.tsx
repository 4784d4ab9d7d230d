import { Button, Menu, VisuallyHidden } from '@aranya/ui';
import { Clock3, Copy, Flag, RotateCcw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { ChatEntry } from './chat-entries';
import { fullTime, timeOfDay } from './chat-times';
import styles from './message-bubble.module.css';
import { MessagePicture } from './message-picture';

export interface BubbleActions {
  onDelete: (messageId: string) => void;
  onReport: (messageId: string) => void;
  onSendAgain: (clientId: string) => void;
  onEdit: (clientId: string) => void;
  onRemove: (clientId: string) => void;
  onRefreshPictures: () => void;
}

interface MessageBubbleProps extends BubbleActions {
  entry: ChatEntry;
  /** The first message of a day has its label. */
  day: string | null;
  otherName: string;
}

export const MessageBubble = memo(function MessageBubble({
  entry,
  day,
  otherName,
  onDelete,
  onReport,
  onSendAgain,
  onEdit,
  onRemove,
  onRefreshPictures,
}: MessageBubbleProps) {
  const { key, id, mine, text, picture, at, state, reason, receipt } = entry;
  const copy = { id: 'copy', label: 'Copy text', icon: <Copy />, onSelect: () => copyText(text) };
  const remove = (messageId: string) => ({
    id: 'delete',
    label: 'Delete message',
    icon: <Trash2 />,
    danger: true,
    onSelect: () => onDelete(messageId),
  });
  const report = (messageId: string) => ({
    id: 'report',
    label: 'Report message',
    icon: <Flag />,
    onSelect: () => onReport(messageId),
  });

  return (
    <li
      className={styles.entry}
      data-key={key}
      data-mine={mine}
      data-first={entry.first}
      data-last={entry.last}
      data-state={state}
    >
      {day !== null && <p className={styles.day}>{day}</p>}
      <div className={styles.line}>
        <div className={styles.bubble} data-picture={picture !== null}>
          <VisuallyHidden>{mine ? 'You: ' : `${otherName}: `}</VisuallyHidden>
          {picture && (
            <MessagePicture
              id={key}
              picture={picture}
              owner={mine ? 'you' : otherName}
              onRefresh={onRefreshPictures}
            />
          )}
          {text !== '' && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
        </div>
        {id !== null && (
          <div className={styles.actions}>
            <Menu
              label="More about this message"
              items={[...(text === '' ? [] : [copy]), mine ? remove(id) : report(id)]}
            />
          </div>
        )}
      </div>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <p>
            <strong>Not sent.</strong> {reason}
          </p>
          <div className={styles.chances}>
            <Button variant="outline" className={styles.small} onClick={() => onSendAgain(key)}>
              <RotateCcw aria-hidden="true" size={16} />
              Send again
            </Button>
            <Button variant="quiet" className={styles.small} onClick={() => onEdit(key)}>
              Edit
            </Button>
            <Button variant="quiet" className={styles.small} onClick={() => onRemove(key)}>
              Remove
            </Button>
          </div>
        </div>
      ) : state === 'waiting' ? (
        <div className={styles.waiting}>
          <p>
            <Clock3 aria-hidden="true" size={14} /> Waiting to be sent{reason !== '' && <>. {reason}</>}
          </p>
          <Button variant="quiet" className={styles.small} onClick={() => onRemove(key)}>
            Remove
          </Button>
        </div>
      ) : state === 'sending' ? (
        <p className={styles.stamp}>Sending…</p>
      ) : entry.last || receipt !== null ? (
        <p className={styles.stamp}>
          <time dateTime={at} title={fullTime(at)}>
            {timeOfDay(at)}
          </time>
          {receipt !== null && <span>{receipt}</span>}
        </p>
      ) : (
        <VisuallyHidden>
          <time dateTime={at}>{timeOfDay(at)}</time>
        </VisuallyHidden>
      )}
    </li>
  );
}, isSame);

/** Every change of the chat makes new entries, so their contents are compared. */
function isSame(before: MessageBubbleProps, after: MessageBubbleProps): boolean {
  const { entry: one, ...rest } = before;
  const { entry: other, ...otherRest } = after;
  return (
    isShallowSame({ ...one, ...rest, picture: null }, { ...other, ...otherRest, picture: null }) &&
    isShallowSame(one.picture ?? {}, other.picture ?? {})
  );
}

function isShallowSame(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([name, value]) => Object.is(others.get(name), value))
  );
}

function copyText(text: string): void {
  // The browser may refuse; the text can still be selected.
  void navigator.clipboard?.writeText(text).catch(() => undefined);
}
