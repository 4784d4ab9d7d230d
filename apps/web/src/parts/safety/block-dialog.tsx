import type { Author } from '@aranya/contracts';
import { ConfirmDialog, type DialogState } from '@aranya/ui';
import { useBlock } from '../../data/safety/use-block';
import { m } from '../../lib/language/messages';

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
      title={m.block_title({ name: person.full_name })}
      description={m.block_text()}
      confirmLabel={m.block_confirm()}
      danger
      pending={isPending}
      onConfirm={confirm}
    />
  );
}
