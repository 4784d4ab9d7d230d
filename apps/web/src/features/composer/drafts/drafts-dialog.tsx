import type { Draft as ServerDraft } from '@aranya/contracts';
import { ConfirmDialog, Dialog, IconButton, notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText, tsr } from '../../../lib/api';
import { TimeAgo } from '../../../lib/time/time-ago';
import styles from './drafts.module.css';
import { draftKeys } from '../../../data/drafts/draft-keys';

const EXCERPT = 140;

function excerptOf({ body: { text, pictures } }: ServerDraft): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return pictures.length > 0 ? 'Pictures without text' : 'A sighting without text';
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
}

const picturesText = (count: number) =>
  count === 1
    ? 'Its picture stays on the device where you chose it'
    : `Its ${count} pictures stay on the device where you chose them`;

interface DraftsDialogProps {
  drafts: readonly ServerDraft[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
    onSuccess: ({ body }) => {
      notify.success(body.message);
      if (drafts.length === 1) onOpenChange(false);
    },
    onError: (error) => notify.error(errorText(error)),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Drafts"
      description="Saved as you type. Only you see them. Open one to continue writing."
    >
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft._id} className={styles.draft}>
            <button type="button" className={styles.open} onClick={() => onChoose(draft)}>
              <span className="breaks" dir="auto">
                {excerptOf(draft)}
              </span>
              <span className="small ink-3">
                <TimeAgo at={draft.updatedAt} />
                {draft.body.pictures.length > 0 && <> · {picturesText(draft.body.pictures.length)}</>}
              </span>
            </button>
            <IconButton
              label={`Discard the draft “${excerptOf(draft).slice(0, 40)}”`}
              icon={<Trash2 aria-hidden="true" size={18} />}
              onClick={() => setAsking(draft)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(next) => !next && setAsking(null)}
        title="Discard this draft?"
        description="Its text is deleted. This cannot be undone."
        confirmLabel="Discard"
        danger
        pending={isPending}
        onConfirm={() => asking && remove({ body: { draftId: asking._id, revision: asking.revision } })}
      />
    </Dialog>
  );
}
