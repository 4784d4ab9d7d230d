import type { CaseDetail, ReportReason } from '@aranya/contracts';
import { ActDialog } from '../shared/act-dialog';
import { subjectTexts } from '../shared/admin-texts';
import { ReasonField, useReasonDraft } from '../shared/reason-field';
import type { CaseActs } from './use-case-acts';

interface RemoveDialogProps {
  found: CaseDetail;
  acts: CaseActs;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  suggested: readonly ReportReason[];
}

export function RemoveDialog({ found, acts, open, onOpenChange, suggested }: RemoveDialogProps) {
  const reason = useReasonDraft();
  const thing = subjectTexts[found.subject];
  const submit = () => {
    const text = reason.read();
    if (text !== null) acts.remove(text, () => onOpenChange(false));
  };
  return (
    <ActDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove this ${thing}`}
      description="Only its author will still see it. You can restore it for 30 days; then it is deleted. All reports about it are closed."
      submitLabel="Remove"
      danger
      pending={acts.running === 'remove'}
      pendingLabel={`Removing the ${thing}`}
      error={acts.removeError}
      onSubmit={submit}
    >
      <ReasonField
        draft={reason}
        label="Reason"
        hint="The author reads it word for word."
        suggested={suggested}
        readOnly={acts.running === 'remove'}
      />
    </ActDialog>
  );
}
