import type { Draft as ServerDraft } from '@aranya/contracts';
import { Button, notify } from '@aranya/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { tsr, unwrap } from '../../../lib/api';
import { OtherVersion } from '../../../parts/post-editor/other-version';
import styles from './drafts.module.css';
import { draftsKey, type SavedDraft } from './use-server-draft';

const DraftsDialog = lazy(() => import('./drafts-dialog'));

interface SavedDraftsProps {
  saved: SavedDraft;
  /** Of the draft that is open. */
  openId: string;
  /** The tab has another draft now, which the composer must show. */
  onOpened: () => void;
}

const statusTexts = { saving: '', saved: 'Saved', unsaved: 'Kept on this device' } as const;

/** Whether the draft is saved, what another device made of it, and the other drafts. */
export function SavedDrafts({ saved, openId, onOpened }: SavedDraftsProps) {
  const [open, setOpen] = useState<boolean>();
  const { data } = useQuery({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => unwrap(await tsr.drafts.list.query({ fetchOptions: { signal } })),
    select: ({ body }) => body.drafts,
    refetchOnMount: 'always',
  });
  const others = data?.filter(({ _id }) => _id !== openId) ?? [];
  const take = (draft: ServerDraft) => {
    saved.take(draft);
    onOpened();
  };
  const openDraft = async (draft: ServerDraft) => {
    if (await saved.save()) take(draft);
    else notify.error('What you have typed could not be saved. Publish or discard it first.');
  };
  const { newer, status } = saved;

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.status}>
          {status && statusTexts[status]}
        </p>
        {others.length > 0 && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Drafts ({others.length})
          </Button>
        )}
      </div>
      {newer && (
        <OtherVersion
          title="Changed on another device"
          explanation="This draft was changed on another device. There it says:"
          text={newer.body.text}
          emptyText="No text yet."
          onKeepMine={saved.keepMine}
          onTakeOther={() => take(newer)}
        />
      )}
      {open !== undefined && (
        <Suspense>
          <DraftsDialog
            drafts={others}
            open={open}
            onOpenChange={setOpen}
            onChoose={(draft) => void openDraft(draft)}
          />
        </Suspense>
      )}
    </>
  );
}
