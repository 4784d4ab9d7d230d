import { useEffect } from 'react';
import { OtherVersion } from '../../../parts/post-editor/other-version';
import styles from './drafts.module.css';
import { type DraftState, isEmptyDraft } from '../draft-state';
import { GoneDraft, goneText } from './gone-draft';
import type { ServerCopy } from './server-copy';
import type { OtherDrafts } from './use-other-drafts';

interface SavedDraftsProps {
  draft: DraftState;
  copy: ServerCopy;
  drafts: OtherDrafts;
  onSettled: () => void;
}

function statusText({ status, isSaved, isUpdated }: DraftState): string {
  if (isUpdated) return 'Updated: this draft was changed on another device.';
  if (status === 'saving' || isSaved === null) return '';
  return isSaved ? 'Saved' : 'Kept on this device';
}

export function SavedDrafts({ draft: open, copy, drafts, onSettled }: SavedDraftsProps) {
  const { list, own, take } = drafts;
  const { data, isFetching, dataUpdatedAt } = list;
  const { clientId, status } = open;
  useEffect(() => {
    if (!isFetching && data && !own) copy.lookFor();
  }, [copy, clientId, own, data, dataUpdatedAt, isFetching]);
  useEffect(() => {
    // During a save, the list may have the new revision before the answer does.
    if (own && status !== 'saving') copy.hear(own);
  }, [copy, own, status]);
  const { newer, gone } = open;
  const isClosed = gone !== null && isEmptyDraft(open);

  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(open)}
      </p>
      {/* Always rendered, so that screen readers announce changes. */}
      <p role="status" className={isClosed ? 'sand small pad-3-4 round-1 edged' : 'absolute'}>
        {isClosed && `${goneText(gone)} It is closed here.`}
      </p>
      {gone !== null && !isClosed && (
        <GoneDraft
          gone={gone}
          onKeep={() => {
            copy.keepAsNew();
            onSettled();
          }}
          onDiscard={() => {
            copy.discard();
            onSettled();
          }}
        />
      )}
      {newer && (
        <OtherVersion
          title="Changed on another device"
          explanation="This draft was changed on another device. There it says:"
          text={newer.body.text}
          emptyText="No text yet."
          onKeepMine={copy.keepMine}
          onTakeOther={() => take(newer)}
        />
      )}
    </>
  );
}
