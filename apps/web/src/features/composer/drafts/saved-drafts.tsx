import type { Draft as ServerDraft } from '@aranya/contracts';
import { Button, notify } from '@aranya/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { draftKeys } from '../../../data/drafts/draft-keys';
import { tsr, unwrap } from '../../../lib/api';
import { OtherVersion } from '../../../parts/post-editor/other-version';
import styles from './drafts.module.css';
import { type DraftState, isEmptyDraft } from '../draft-state';
import { GoneDraft, goneText } from './gone-draft';
import type { ServerCopy } from './server-copy';

const DraftsDialog = lazy(() => import('./drafts-dialog'));

interface SavedDraftsProps {
  /** The draft that is open. */
  draft: DraftState;
  copy: ServerCopy;
  /** The tab has another draft now, which the composer must show. */
  onOpened: () => void;
  onSettled: () => void;
}

function statusText({ status, isSaved, isUpdated }: DraftState): string {
  if (isUpdated) return 'Updated: this draft was changed on another device.';
  if (status === 'saving' || isSaved === null) return '';
  return isSaved ? 'Saved' : 'Kept on this device';
}

/** Whether the draft is saved, what another device made of it, and the other drafts. */
export function SavedDrafts({ draft: open, copy, onOpened, onSettled }: SavedDraftsProps) {
  const [listed, setListed] = useState<boolean>();
  const { data, isFetching, dataUpdatedAt } = useQuery({
    queryKey: draftKeys.all,
    queryFn: async ({ signal }) => unwrap(await tsr.drafts.list.query({ fetchOptions: { signal } })),
    select: ({ body }) => body.drafts,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const { clientId, status } = open;
  const own = data?.find(({ _id }) => _id === clientId);
  useEffect(() => {
    if (!isFetching && data && !own) copy.lookFor();
  }, [copy, clientId, own, data, dataUpdatedAt, isFetching]);
  useEffect(() => {
    // While it is saved, the list may know the new revision before the answer tells it here.
    if (own && status !== 'saving') copy.hear(own);
  }, [copy, own, status]);
  const others = data?.filter(({ _id }) => _id !== clientId) ?? [];
  const take = (draft: ServerDraft) => {
    copy.take(draft);
    onOpened();
  };
  const openDraft = async (draft: ServerDraft) => {
    if (await copy.save()) take(draft);
    else notify.error('What you have typed could not be saved. Publish or discard it first.');
  };
  const { newer } = open;

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.status}>
          {statusText(open)}
        </p>
        {others.length > 0 && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setListed(true)}>
            Drafts ({others.length})
          </Button>
        )}
      </div>
      {/* Always there, so that screen readers hear what comes into it. */}
      <p role="status" className={styles.gone}>
        {open.gone !== null && isEmptyDraft(open) && `${goneText(open.gone)} It is closed here.`}
      </p>
      {open.gone !== null && !isEmptyDraft(open) && (
        <GoneDraft
          gone={open.gone}
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
      {listed !== undefined && (
        <Suspense>
          <DraftsDialog
            drafts={others}
            open={listed}
            onOpenChange={setListed}
            onChoose={(draft) => void openDraft(draft)}
          />
        </Suspense>
      )}
    </>
  );
}
