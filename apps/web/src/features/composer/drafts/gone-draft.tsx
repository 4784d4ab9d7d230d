import { Button } from '@aranya/ui';
import { useId } from 'react';
import type { Gone } from '../draft-state';
import { m } from '../../../lib/language/messages';

export const goneText = (gone: Gone) =>
  gone === 'published' ? m.draft_published_elsewhere() : m.draft_discarded_elsewhere();

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
        {goneText(gone)} {m.draft_typed_since()}
      </p>
      <div className="cluster gap-3">
        <Button variant="outline" onClick={onKeep}>
          {m.draft_keep_new()}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {m.composer_discard()}
        </Button>
      </div>
    </section>
  );
}
