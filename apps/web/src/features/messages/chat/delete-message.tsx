import { ConfirmDialog, type FallbackFocus } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
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
      title="Delete this message?"
      description="It is deleted for both of you. This cannot be undone."
      confirmLabel="Delete message"
      danger
      pending={isPending}
      error={error ? errorText(error) : undefined}
      fallbackFocus={fallbackFocus}
      onConfirm={() => messageId !== null && mutate({ body: { messageId } })}
    />
  );
}
