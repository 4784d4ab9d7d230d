import { Button } from '@aranya/ui';
import styles from './composer.module.css';
import { DiscardDraft } from './discard-draft';
import { isEmptyDraft } from './draft-state';
import { DraftsButton } from './drafts/drafts-button';
import type { OtherDrafts } from './drafts/use-other-drafts';
import type { ComposerDraft } from './use-composer';
import { m } from '../../lib/language/messages';

interface ComposerFootProps {
  draft: ComposerDraft;
  drafts: OtherDrafts;
  locked: boolean;
  isWaiting: boolean;
  onDiscard: () => void;
  /** The Discard button disappears with the draft. */
  fallbackFocus: () => HTMLElement | null;
}

export function ComposerFoot({
  draft,
  drafts,
  locked,
  isWaiting,
  onDiscard,
  fallbackFocus,
}: ComposerFootProps) {
  return (
    <div className={`loose-when-low ${styles.foot}`}>
      <div className="grows unless-empty">
        <DraftsButton drafts={drafts} />
      </div>
      {!isEmptyDraft(draft) && (
        <DiscardDraft disabled={locked} onDiscard={onDiscard} fallbackFocus={fallbackFocus} />
      )}
      <Button
        type="submit"
        variant="primary"
        pending={locked || isWaiting}
        pendingLabel={locked ? m.composer_publishing() : m.saw_waits()}
      >
        {m.composer_publish()}
      </Button>
    </div>
  );
}
