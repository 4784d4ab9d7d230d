import { ConfirmDialog } from '@aranya/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

interface DiscardDialogProps {
  changed: boolean;
  /** Closing was requested. */
  asking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Also for navigating and leaving the site. */
export function DiscardDialog({ changed, asking, onKeep, onDiscard }: DiscardDialogProps) {
  const blocker = useBlocker(changed);
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

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
      description="What you changed in your profile is not saved yet."
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
