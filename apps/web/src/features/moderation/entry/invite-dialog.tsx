import { type Invitation, limits, newInvitationSchema } from '@aranya/contracts';
import { type DialogState, TextField } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { ApiError } from '../../../lib/api/api-error';
import { club } from '../../../lib/api/club';
import { ActionDialog } from '../shared/action-dialog';
import { fieldErrors } from '../shared/field-errors';
import { endOfDay, inDays } from '../shared/moderation-dates';
import { useRefreshAdmin } from '../shared/use-refresh-admin';

const USUAL_DAYS = 30;
const USUAL_USES = '20';

export interface MadeInvitation {
  invitation: Invitation;
  token: string;
}

interface InviteDialogProps extends DialogState {
  onMade: (made: MadeInvitation) => void;
}

const newDraft = () => ({
  label: '',
  uses: USUAL_USES,
  day: inDays(USUAL_DAYS, new Date()).slice(0, 10),
});

export function InviteDialog({ open, onOpenChange, onMade }: InviteDialogProps) {
  const [draft, setDraft] = useState(newDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onSettled = useRefreshAdmin();
  const { mutate, isPending, error } = club.entry.invite.useMutation({
    onSettled,
    onSuccess: ({ body: { invitation, token } }) => {
      onOpenChange(false);
      setDraft(newDraft());
      onMade({ invitation, token });
    },
    onError: (refused) => setErrors(refused instanceof ApiError ? refused.fields : {}),
  });
  const change = (field: keyof typeof draft) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    setErrors({});
  };
  const submit = () => {
    const end = endOfDay(draft.day, new Date());
    const read = newInvitationSchema.safeParse({
      label: draft.label,
      max_uses: Number(draft.uses),
      ends_at: end ?? '',
    });
    if (read.success) return mutate({ body: read.data });
    setErrors({
      ...fieldErrors(read.error),
      ...(end === null && { ends_at: m.admin_future() }),
    });
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.admin_invite_title()}
      description={m.admin_invite_text()}
      submitLabel={m.admin_invite_submit()}
      pending={isPending}
      pendingLabel={m.admin_inviting()}
      error={Object.keys(errors).length > 0 ? null : error}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        label={m.admin_invite_label()}
        hint={m.admin_invite_label_hint()}
        dir="auto"
        maxLength={limits.invitationLabel}
        value={draft.label}
        readOnly={isPending}
        onChange={change('label')}
        error={errors['label']}
        required
      />
      <TextField
        type="number"
        label={m.admin_invite_uses()}
        hint={m.admin_invite_uses_hint({ max: limits.invitationUses })}
        min={1}
        max={limits.invitationUses}
        value={draft.uses}
        readOnly={isPending}
        onChange={change('uses')}
        error={errors['max_uses']}
        required
      />
      <TextField
        type="date"
        label={m.admin_last_day()}
        value={draft.day}
        readOnly={isPending}
        onChange={change('day')}
        error={errors['ends_at']}
        required
      />
    </ActionDialog>
  );
}
