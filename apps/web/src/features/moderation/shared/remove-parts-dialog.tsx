import { type ProfilePart, profileParts } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { tsr } from '../../../lib/api';
import { ActionDialog } from './action-dialog';
import { partTexts } from './admin-texts';
import { ReasonField, useReasonDraft } from './reason-field';
import styles from './remove-parts-dialog.module.css';
import type { MemberDialogProps } from './suspend-dialog';
import { useActionEnd } from './use-refresh-admin';

export function RemovePartsDialog({ member, open, onOpenChange, suggested, onDone }: MemberDialogProps) {
  const reason = useReasonDraft();
  const [parts, setParts] = useState<readonly ProfilePart[]>([]);
  const [partsError, setPartsError] = useState<string>();
  const end = useActionEnd(() => {
    onOpenChange(false);
    reason.clear();
    setParts([]);
    onDone?.();
  });
  const { mutate, isPending, error } = tsr.admin.removeProfileParts.useMutation(end);
  const choose = (part: ProfilePart, chosen: boolean) => {
    setParts(chosen ? [...parts, part] : parts.filter((one) => one !== part));
    setPartsError(undefined);
  };
  const submit = () => {
    setPartsError(parts.length === 0 ? m.admin_parts_none() : undefined);
    const text = reason.read();
    if (text !== null && parts.length > 0)
      mutate({ body: { id: member._id, parts: [...parts], reason: text } });
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.admin_parts_title({ name: member.full_name })}
      description={m.admin_parts_text()}
      submitLabel={m.admin_remove()}
      danger
      pending={isPending}
      pendingLabel={m.admin_removing()}
      error={error}
      onSubmit={submit}
    >
      <fieldset className={styles.parts} aria-describedby={partsError && 'parts-error'}>
        <legend className={styles.legend}>{m.admin_parts_what()}</legend>
        {profileParts.map((part) => (
          <Checkbox
            key={part}
            label={partTexts[part]()}
            checked={parts.includes(part)}
            disabled={isPending}
            onChange={({ target }) => choose(part, target.checked)}
          />
        ))}
        {partsError !== undefined && (
          <p id="parts-error" role="alert" className={styles.error}>
            {partsError}
          </p>
        )}
      </fieldset>
      <ReasonField draft={reason} suggested={suggested} readOnly={isPending} />
    </ActionDialog>
  );
}
