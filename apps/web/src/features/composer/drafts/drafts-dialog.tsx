import type { Draft as ServerDraft } from '@aranya/contracts';
import { ConfirmDialog, Dialog, type DialogState, IconButton } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tellEnd, tsr } from '../../../lib/api';
import { DraftSummary } from './draft-summary';
import { draftTitle } from './draft-title';
import styles from './drafts.module.css';
import { draftKeys } from '../../../data/drafts/draft-keys';
import { m } from '../../../lib/language/messages';

interface DraftsDialogProps extends DialogState {
  drafts: readonly ServerDraft[];
  onChoose: (draft: ServerDraft) => void;
}

export default function DraftsDialog({ drafts, open, onOpenChange, onChoose }: DraftsDialogProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<ServerDraft | null>(null);
  const { mutate: remove, isPending } = tsr.drafts.remove.useMutation({
    onSettled: () => {
      setAsking(null);
      void queryClient.invalidateQueries({ queryKey: draftKeys.all });
    },
    ...tellEnd(() => drafts.length === 1 && onOpenChange(false)),
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.draft_title()} description={m.draft_text()}>
      <ul className="stack divided round-2 framed">
        {drafts.map((draft) => (
          <li key={draft._id} className={styles.draft}>
            <button type="button" className={styles.open} onClick={() => onChoose(draft)}>
              <DraftSummary draft={draft} />
            </button>
            <IconButton
              label={m.draft_discard({ title: draftTitle(draft.body).slice(0, 40) })}
              icon={<Trash2 aria-hidden="true" size={18} />}
              onClick={() => setAsking(draft)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(next) => !next && setAsking(null)}
        title={m.composer_discard_title()}
        description={m.draft_discard_text()}
        confirmLabel={m.composer_discard()}
        danger
        pending={isPending}
        onConfirm={() => asking && remove({ body: { draftId: asking._id, revision: asking.revision } })}
      />
    </Dialog>
  );
}
