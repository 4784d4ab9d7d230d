import { ConfirmDialog, type FallbackFocus } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../../lib/language/messages';
import { errorText, tellEnd, tsr } from '../../../lib/api';
import { withDeleted } from '../../../data/messages/chat-changes';
import { changeChat } from '../../../data/messages/message-cache';

interface DeleteMessageProps {
  otherId: string;
  messageId: string | null;
  onClose: () => void;
  /** Takes the focus once the message is deleted. */
  fallbackFocus: FallbackFocus;
}

export function DeleteMessage({ otherId, messageId, onClose, fallbackFocus }: DeleteMessageProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = tsr.messages.remove.useMutation(
    tellEnd((_answer, { body: { messageId: deleted } }) => {
      changeChat(queryClient, otherId, (changes) => withDeleted(changes, deleted));
      onClose();
    }),
  );
  return (
    <ConfirmDialog
      open={messageId !== null}
      onOpenChange={() => {
        reset();
        onClose();
      }}
      title={m.chat_delete_title()}
      description={m.chat_delete_text()}
      confirmLabel={m.chat_delete()}
      danger
      pending={isPending}
      error={error ? errorText(error) : undefined}
      fallbackFocus={fallbackFocus}
      onConfirm={() => messageId !== null && mutate({ body: { messageId } })}
    />
  );
}
