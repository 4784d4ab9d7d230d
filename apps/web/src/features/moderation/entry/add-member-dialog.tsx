import { type HandOver, limits, newMemberSchema } from '@aranya/contracts';
import { type DialogState, FilterPills, notify, TextField } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { ApiError } from '../../../lib/api/api-error';
import { club } from '../../../lib/api/club';
import { ActionDialog } from '../shared/action-dialog';
import { fieldErrors } from '../shared/field-errors';
import { useRefreshAdmin } from '../shared/use-refresh-admin';
import type { AddedByCard } from './member-card';

interface AddMemberDialogProps extends DialogState {
  ways: readonly HandOver[];
  onCard: (card: AddedByCard) => void;
}

const wayLabels = { card: m.admin_add_card, mail: m.admin_add_mail };

const newDraft = () => ({ name: '', email: '', by: 'card' as HandOver });

export function AddMemberDialog({ open, onOpenChange, ways, onCard }: AddMemberDialogProps) {
  const [draft, setDraft] = useState(newDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onSettled = useRefreshAdmin();
  const { mutate, isPending, error } = club.entry.addMember.useMutation({
    onSettled,
    // The first password is shown once, and is gone with the card.
    gcTime: 0,
    onSuccess: ({ body: { member } }) => {
      onOpenChange(false);
      setDraft(newDraft());
      const { first_password: password, ...added } = member;
      if (password === null) notify.success(m.admin_add_sent({ email: added.email }));
      else onCard({ ...added, name: draft.name.trim(), password });
    },
    onError: (refused) => setErrors(refused instanceof ApiError ? refused.fields : {}),
  });
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setErrors({});
  };
  const submit = () => {
    const read = newMemberSchema.safeParse(draft);
    if (read.success) return mutate({ body: read.data });
    setErrors(fieldErrors(read.error));
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.admin_add_title()}
      description={m.admin_add_text()}
      submitLabel={m.admin_add_submit()}
      pending={isPending}
      pendingLabel={m.admin_adding()}
      error={Object.keys(errors).length > 0 ? null : error}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        label={m.admin_add_name()}
        hint={m.admin_add_name_hint()}
        dir="auto"
        autoComplete="off"
        maxLength={limits.fullName}
        value={draft.name}
        readOnly={isPending}
        onChange={({ target }) => change({ name: target.value })}
        error={errors['name']}
        required
      />
      <TextField
        type="email"
        label={m.admin_add_email()}
        hint={ways.length > 1 ? m.admin_add_email_code() : m.admin_add_email_hint()}
        autoComplete="off"
        maxLength={limits.email}
        value={draft.email}
        readOnly={isPending}
        onChange={({ target }) => change({ email: target.value })}
        error={errors['email']}
        required
      />
      {ways.length > 1 ? (
        <div className="stack gap-2">
          <FilterPills
            label={m.admin_add_how()}
            labelShown
            options={ways.map((value) => ({ value, label: wayLabels[value]() }))}
            value={draft.by}
            onValueChange={(by) => change({ by })}
          />
          {errors['by'] !== undefined && (
            <p role="alert" className="medium danger">
              {errors['by']}
            </p>
          )}
        </div>
      ) : (
        <p className="ink-2">{m.admin_add_no_mail()}</p>
      )}
    </ActionDialog>
  );
}
