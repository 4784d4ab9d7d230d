import type { Author } from '@aranya/contracts';
import { ConfirmDialog, type DialogState } from '@aranya/ui';
import { useBlock } from '../../data/safety/use-block';

interface BlockDialogProps extends DialogState {
  person: Pick<Author, '_id' | 'full_name'>;
  onDone?: () => void;
}

export function BlockDialog({ person, open, onOpenChange, onDone }: BlockDialogProps) {
  const { block, isPending } = useBlock();
  const confirm = () => {
    if (isPending) return;
    block(person).then(
      () => {
        onOpenChange(false);
        onDone?.();
      },
      // The dialog stays open; a toast has shown the error.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${person.full_name}?`}
      description="You will no longer see each other’s posts, profile or messages. If you follow each other or are connected, that ends. They are not notified. You can unblock them on your account page."
      confirmLabel="Block"
      danger
      pending={isPending}
      onConfirm={confirm}
    />
  );
}
