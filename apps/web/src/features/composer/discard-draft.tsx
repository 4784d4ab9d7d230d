import { Button, ConfirmDialog } from '@aranya/ui';
import { useState } from 'react';

interface DiscardDraftProps {
  className?: string;
  disabled: boolean;
  onDiscard: () => void;
  /** The button disappears with the draft. */
  fallbackFocus: () => HTMLElement | null;
}

export function DiscardDraft({ className, disabled, onDiscard, fallbackFocus }: DiscardDraftProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className={className} disabled={disabled} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this draft?"
        description="Its text and pictures are deleted. This cannot be undone."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        fallbackFocus={fallbackFocus}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
