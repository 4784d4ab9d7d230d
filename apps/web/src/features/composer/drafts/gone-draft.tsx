import { Button } from '@aranya/ui';
import { useId } from 'react';
import type { Gone } from '../draft-state';

export const goneText = (gone: Gone) => `This draft was ${gone} on another device.`;

interface GoneDraftProps {
  gone: Gone;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Offers to keep text typed after the draft was published or discarded elsewhere. */
export function GoneDraft({ gone, onKeep, onDiscard }: GoneDraftProps) {
  const id = useId();
  return (
    <section className="stack gap-3 pad-4 sand round-1 edged" aria-labelledby={id}>
      <p id={id} role="alert">
        {goneText(gone)} What you typed here since then is only in this browser.
      </p>
      <div className="cluster gap-3">
        <Button variant="outline" onClick={onKeep}>
          Keep as a new draft
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
