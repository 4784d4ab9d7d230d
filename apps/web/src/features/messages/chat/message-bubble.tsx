import { Menu, VisuallyHidden } from '@aranya/ui';
import { Copy, Flag, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { m } from '../../../lib/language/messages';
import { BubbleFoot, type FootActions } from './bubble-foot';
import type { ChatEntry } from './chat-entries';
import styles from './message-bubble.module.css';
import { MessagePicture } from './message-picture';

export interface BubbleActions extends FootActions {
  onDelete: (messageId: string) => void;
  onReport: (messageId: string) => void;
  onRefreshPictures: () => void;
}

interface MessageBubbleProps extends BubbleActions {
  entry: ChatEntry;
  /** The label of the day, on its first message. */
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
  const { key, id, mine, text, picture } = entry;
  const copy = { id: 'copy', label: m.chat_copy(), icon: <Copy />, onSelect: () => copyText(text) };
  const remove = (messageId: string) => ({
    id: 'delete',
    label: m.chat_delete(),
    icon: <Trash2 />,
    danger: true,
    onSelect: () => onDelete(messageId),
  });
  const report = (messageId: string) => ({
    id: 'report',
    label: m.chat_report(),
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
      data-state={entry.state}
    >
      {day !== null && <p className={styles.day}>{day}</p>}
      <div className={styles.line}>
        <div className={styles.bubble} data-picture={picture !== null}>
          <VisuallyHidden>{mine ? m.chat_own() : `${otherName}: `}</VisuallyHidden>
          {picture && (
            <MessagePicture
              id={key}
              picture={picture}
              owner={mine ? null : otherName}
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
              label={m.chat_more()}
              items={[...(text === '' ? [] : [copy]), mine ? remove(id) : report(id)]}
            />
          </div>
        )}
      </div>
      <BubbleFoot entry={entry} onSendAgain={onSendAgain} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}, isSame);

/** Compares contents, as every change of the chat makes new entries. */
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
