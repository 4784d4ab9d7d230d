import { announce, Button, EmptyState, Spinner } from '@aranya/ui';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Face } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import { filled } from '../../../lib/language/filled';
import { messagePreview } from '../../../parts/message/message-preview';
import { useNow } from '../../../lib/time/use-now';
import type { ChatEntry } from './chat-entries';
import { dayLabel } from './chat-times';
import styles from './conversation.module.css';
import { type BubbleActions, MessageBubble } from './message-bubble';
import { useChatScroll } from './use-chat-scroll';

interface ConversationProps extends BubbleActions {
  entries: readonly ChatEntry[];
  otherName: string;
  older: { more: boolean; loading: boolean; error: unknown; load: () => void };
}

export function Conversation({ entries, otherName, older, ...actions }: ConversationProps) {
  const now = useNow();
  const loadOlder = () => {
    if (older.more && !older.loading && older.error === null) older.load();
  };
  const { scroller, list, onScroll, fresh, toNewest } = useChatScroll(entries, loadOlder);
  useArrivalsSpoken(entries, otherName);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.view}
        role="region"
        aria-label={m.chat_conversation({ name: otherName })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.column}>
          {older.more && (
            <div className={styles.older}>
              {older.error !== null && <p role="alert">{errorText(older.error)}</p>}
              {older.loading ? (
                <Spinner label={m.chat_loading_older()} />
              ) : (
                <Button variant="quiet" onClick={older.load}>
                  {older.error === null ? m.chat_load_older() : m.ui_again()}
                </Button>
              )}
            </div>
          )}
          {entries.length === 0 && (
            <EmptyState
              className={styles.none}
              picture={<Face of="otter" />}
              title={m.chat_no_messages()}
              text={filled(m.chat_first({ name: '{name}' }), { name: <bdi>{otherName}</bdi> })}
            />
          )}
          <ol ref={list} className="block shrinks">
            {entries.map((entry) => (
              <MessageBubble
                key={entry.key}
                entry={entry}
                day={entry.newDay ? dayLabel(entry.at, now) : null}
                otherName={otherName}
                {...actions}
              />
            ))}
          </ol>
        </div>
      </div>
      {fresh && (
        <Button variant="fill" className={styles.fresh} onClick={toNewest}>
          <ArrowDown aria-hidden="true" size={18} />
          {m.chat_fresh()}
        </Button>
      )}
    </div>
  );
}

function useArrivalsSpoken(entries: readonly ChatEntry[], otherName: string): void {
  const last = entries.filter(({ mine }) => !mine).at(-1);
  const key = last?.key;
  const words = last && `${otherName}: ${messagePreview(last)}`;
  const known = useRef({ count: 0, key });
  useEffect(() => {
    const before = known.current;
    known.current = { count: entries.length, key };
    if (before.count > 0 && key !== before.key && entries.length > before.count && words) announce(words);
  }, [entries.length, key, words]);
}
