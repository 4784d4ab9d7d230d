import type { DialogState } from '@aranya/ui';
import type { CaseDetail, ReportReason } from '@aranya/contracts';
import { ActionDialog } from '../shared/action-dialog';
import { subjectTexts } from '../shared/admin-texts';
import { ReasonField, useReasonDraft } from '../shared/reason-field';
import type { CaseActions } from './use-case-actions';

interface RemoveDialogProps extends DialogState {
  found: CaseDetail;
  actions: CaseActions;
  suggested: readonly ReportReason[];
}

export function RemoveDialog({ found, actions, open, onOpenChange, suggested }: RemoveDialogProps) {
  const reason = useReasonDraft();
  const thing = subjectTexts[found.subject];
  const submit = () => {
    const text = reason.read();
    if (text !== null) actions.remove(text, () => onOpenChange(false));
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove this ${thing}`}
      description="Only its author will still see it. You can restore it for 30 days; then it is deleted. All reports about it are closed."
      submitLabel="Remove"
      danger
      pending={actions.running === 'remove'}
      pendingLabel={`Removing the ${thing}`}
      error={actions.removeError}
      onSubmit={submit}
    >
      <ReasonField
        draft={reason}
        hint="The author reads it word for word."
        suggested={suggested}
        readOnly={actions.running === 'remove'}
      />
    </ActionDialog>
  );
}
