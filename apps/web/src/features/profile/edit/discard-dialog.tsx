import { ConfirmDialog } from '@aranya/ui';
import { useBlocker } from 'react-router';
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
      title="Discard your changes?"
      description="Your changes to your profile are not saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => {
        if (leaving) blocker.proceed();
        onDiscard();
      }}
    />
  );
}
