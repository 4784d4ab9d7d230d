import { useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { deletedName } from '../../../parts/message/deleted-name';
import { ReportDialog } from '../../../parts/safety/report-dialog';
import { ChatClosed } from './chat-closed';
import { ChatHeader } from './chat-header';
import { ChatSkeleton } from './chat-skeleton';
import styles from './chat.module.css';
import { ChatComposer } from './composer/chat-composer';
import { useAttachment } from './composer/use-attachment';
import { Conversation } from './conversation';
import { DeleteMessage } from './delete-message';
import { ConnectionStatus } from './connection-status';
import { useChat } from './use-chat';
import { useSending } from './use-sending';
import { useVisibleHeight } from './use-visible-height';

/** Needs a `key` for each other user. */
export function Chat({ currentUserId, otherId }: { currentUserId: string; otherId: string }) {
  const chat = useChat(currentUserId, otherId);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [reporting, setReporting] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useVisibleHeight(frame);
  const attachment = useAttachment();
  const { send, actions } = useSending({
    currentUserId,
    other: { id: otherId, name: chat.other?.full_name ?? '' },
    attachment,
    field,
  });

  if (chat.problem !== null) {
    return (
      <ChatClosed otherId={otherId} problem={chat.problem} onRetry={chat.retry} retrying={chat.retrying} />
    );
  }
  const { other } = chat;
  return (
    <div ref={frame} className={styles.chat}>
      <ChatHeader other={other} />
      {chat.isPending || other === undefined ? (
        <ChatSkeleton />
      ) : (
        <Conversation
          entries={chat.entries}
          otherName={other?.full_name ?? deletedName()}
          older={chat.older}
          onDelete={setDeleting}
          onReport={setReporting}
          {...actions}
          onRefreshPictures={chat.refreshPictures}
        />
      )}
      <div>
        <ConnectionStatus otherId={otherId} />
        {chat.isPending || chat.canWrite ? (
          <ChatComposer otherId={otherId} attachment={attachment} onSend={send} field={field} />
        ) : (
          <p className={styles.readOnly}>
            {other === null ? (
              m.chat_account_deleted()
            ) : (
              <>
                {m.chat_disconnected()} <SiteLink to={paths.profile(otherId)}>{m.chat_profile()}</SiteLink>
              </>
            )}
          </p>
        )}
      </div>
      <DeleteMessage
        otherId={otherId}
        messageId={deleting}
        onClose={() => setDeleting(null)}
        fallbackFocus={() => field.current}
      />
      <ReportDialog
        subject="message"
        id={reporting ?? ''}
        name={other?.full_name ?? deletedName()}
        open={reporting !== null}
        onOpenChange={(open) => !open && setReporting(null)}
      />
    </div>
  );
}
