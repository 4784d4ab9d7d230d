import { ConfirmDialog } from '@aranya/ui';
import { useBlocker } from 'react-router';
import { m } from '../../../lib/language/messages';
import { useWarnBeforeUnload } from '../../../lib/use-warn-before-unload';

interface DiscardDialogProps {
  changed: boolean;
  /** The user asked to close the form. */
  asking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changes are lost, also when somebody navigates or leaves the site. */
export function DiscardDialog({ changed, asking, onKeep, onDiscard }: DiscardDialogProps) {
  const blocker = useBlocker(changed);
  useWarnBeforeUnload(changed);

  const leaving = blocker.state === 'blocked';
  return (
    <ConfirmDialog
      open={asking || leaving}
      onOpenChange={(open) => {
        if (open) return;
        if (leaving) blocker.reset();
        onKeep();
      }}
      title={m.edit_discard()}
      description={m.edit_discard_text()}
      confirmLabel={m.edit_discard_confirm()}
      cancelLabel={m.edit_keep()}
      danger
      onConfirm={() => {
        if (leaving) blocker.proceed();
        onDiscard();
      }}
    />
  );
}
