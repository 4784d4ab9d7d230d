import type { DialogState } from '@aranya/ui';
import type { RemovableSubject, ReportReason } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { ActionDialog } from '../shared/action-dialog';
import { ReasonField, useReasonDraft } from '../shared/reason-field';
import type { CaseActions } from './use-case-actions';

interface RemoveDialogProps extends DialogState {
  subject: RemovableSubject;
  actions: CaseActions;
  suggested: readonly ReportReason[];
}

const texts: Record<RemovableSubject, { title: () => string; pending: () => string }> = {
  post: { title: m.case_remove_post, pending: m.case_removing_post },
  comment: { title: m.case_remove_comment, pending: m.case_removing_comment },
  message: { title: m.case_remove_message, pending: m.case_removing_message },
};

export function RemoveDialog({ subject, actions, open, onOpenChange, suggested }: RemoveDialogProps) {
  const reason = useReasonDraft();
  const submit = () => {
    const text = reason.read();
    if (text !== null) actions.remove(text, () => onOpenChange(false));
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts[subject].title()}
      description={m.case_remove_text()}
      submitLabel={m.admin_remove()}
      danger
      pending={actions.running === 'remove'}
      pendingLabel={texts[subject].pending()}
      error={actions.removeError}
      onSubmit={submit}
    >
      <ReasonField
        draft={reason}
        hint={m.case_remove_hint()}
        suggested={suggested}
        readOnly={actions.running === 'remove'}
      />
    </ActionDialog>
  );
}
