import { Button, ConfirmDialog } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';

interface DiscardDraftProps {
  disabled: boolean;
  onDiscard: () => void;
  /** The button disappears with the draft. */
  fallbackFocus: () => HTMLElement | null;
}

export function DiscardDraft({ disabled, onDiscard, fallbackFocus }: DiscardDraftProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {m.composer_discard()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.composer_discard_title()}
        description={m.composer_discard_text()}
        confirmLabel={m.composer_discard()}
        cancelLabel={m.composer_keep_editing()}
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
