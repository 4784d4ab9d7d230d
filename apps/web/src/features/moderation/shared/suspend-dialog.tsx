import type { Author, ReportReason } from '@aranya/contracts';
import { type DialogState, FilterPills, TextField } from '@aranya/ui';
import { useState } from 'react';
import { tsr } from '../../../lib/api';
import { useNow } from '../../../lib/time/use-now';
import { ActionDialog } from './action-dialog';
import { endOfDay, inDays } from './moderation-dates';
import { ReasonField, useReasonDraft } from './reason-field';
import { useActionEnd } from './use-refresh-admin';

const ends = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'date', label: 'Until a date' },
  { value: 'never', label: 'No end' },
] as const;

type End = (typeof ends)[number]['value'];

export interface MemberDialogProps extends DialogState {
  member: Pick<Author, '_id' | 'full_name'>;
  suggested?: readonly ReportReason[];
  onDone?: () => void;
}

/** Undefined where the date is missing or past. */
function readEnd(end: End, day: string, now: Date): string | null | undefined {
  if (end === 'never') return null;
  if (end === 'date') return endOfDay(day, now) ?? undefined;
  return inDays(Number(end), now);
}

export function SuspendDialog({ member, open, onOpenChange, suggested, onDone }: MemberDialogProps) {
  const reason = useReasonDraft();
  const [end, setEnd] = useState<End>('7');
  const [day, setDay] = useState('');
  const [dayError, setDayError] = useState<string>();
  const now = useNow();
  const whenDone = useActionEnd(() => {
    onOpenChange(false);
    reason.clear();
    onDone?.();
  });
  const { mutate, isPending, error } = tsr.admin.suspend.useMutation(whenDone);
  const submit = () => {
    const until = readEnd(end, day, new Date());
    setDayError(until === undefined ? 'Choose a day in the future.' : undefined);
    const text = reason.read();
    if (text !== null && until !== undefined) mutate({ body: { id: member._id, reason: text, until } });
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Suspend ${member.full_name}?`}
      description="They cannot use the community until it ends. They read the reason, can appeal, and keep their data. You can lift it at any time."
      submitLabel="Suspend"
      danger
      pending={isPending}
      pendingLabel="Suspending"
      error={error}
      onSubmit={submit}
    >
      <FilterPills label="For how long" labelShown options={ends} value={end} onValueChange={setEnd} />
      {end === 'date' && (
        <TextField
          type="date"
          label="Last day"
          min={now.toISOString().slice(0, 10)}
          value={day}
          readOnly={isPending}
          onChange={({ target }) => {
            setDay(target.value);
            setDayError(undefined);
          }}
          error={dayError}
        />
      )}
      <ReasonField draft={reason} suggested={suggested} readOnly={isPending} />
    </ActionDialog>
  );
}
