import { notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef, useEffect } from 'react';
import { v4 as newId } from 'uuid';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import { useChatDrafts } from '../../../data/messages/chat-drafts';
import { enqueue } from '../../../data/outbox/enqueue';
import { removeEntry, sendAgain, takeEntry } from '../../../data/outbox/queue-actions';
import { type EntryFile, messageEntry } from '../../../data/outbox/queue-entry';
import type { Attachment, useAttachment } from './composer/use-attachment';

interface SendingOptions {
  currentUserId: string;
  other: { id: string; name: string };
  attachment: ReturnType<typeof useAttachment>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Sends messages through the queue, whose ids are client ids. */
export function useSending({ currentUserId, other, attachment, field }: SendingOptions) {
  const queryClient = useQueryClient();
  const latest = useRef(attachment);
  useEffect(() => {
    latest.current = attachment;
  });

  const send = ({ text, picture }: { text: string; picture: Attachment | null }) => {
    const entry = messageEntry({ userId: currentUserId, clientId: newId(), text, to: other, picture });
    void enqueue(queryClient, entry).then((result) => {
      if (result.kind !== 'unkept') return;
      putBack(other.id, text, picture ?? undefined, latest.current);
      notify.error(m.chat_put_back({ problem: errorText(result.error) }));
    });
  };

  const actions = useMemo(() => {
    const focus = () => field.current?.focus();
    return {
      onSendAgain: (id: string) => void sendAgain(id),
      onRemove: (id: string) => void removeEntry(id).then(focus),
      onEdit: async (id: string) => {
        if (latest.current.picture) {
          notify.error(m.chat_picture_first());
          return;
        }
        const entry = await takeEntry(id);
        if (entry) putBack(other.id, entry.text, entry.files[0], latest.current);
        focus();
      },
    };
  }, [other.id, field]);

  return { send, actions };
}

/** Puts the text in front of what was typed since. */
function putBack(
  toId: string,
  text: string,
  picture: EntryFile | undefined,
  attachment: ReturnType<typeof useAttachment>,
): void {
  const { drafts, setDraft } = useChatDrafts.getState();
  const typed = drafts[toId] ?? '';
  setDraft(toId, [text, typed].filter((part) => part !== '').join('\n'));
  if (picture) attachment.putBack(picture.file, picture.alt);
}
