import { useEffect } from 'react';
import { OtherVersion } from '../../../parts/post-editor/other-version';
import styles from './drafts.module.css';
import { type DraftState, isEmptyDraft } from '../draft-state';
import { GoneDraft, goneText } from './gone-draft';
import type { ServerCopy } from './server-copy';
import type { OtherDrafts } from './use-other-drafts';
import { m } from '../../../lib/language/messages';

interface SavedDraftsProps {
  draft: DraftState;
  copy: ServerCopy;
  drafts: OtherDrafts;
  onSettled: () => void;
}

function statusText({ status, isSaved, isUpdated }: DraftState): string {
  if (isUpdated) return m.draft_updated();
  if (status === 'saving' || isSaved === null) return '';
  return isSaved ? m.draft_saved() : m.draft_kept();
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
        {isClosed && `${goneText(gone)} ${m.draft_closed()}`}
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
          title={m.draft_changed()}
          explanation={m.draft_changed_text()}
          text={newer.body.text}
          emptyText={m.draft_no_text()}
          onKeepMine={copy.keepMine}
          onTakeOther={() => take(newer)}
        />
      )}
    </>
  );
}
