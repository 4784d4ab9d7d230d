import type { Author, ReportReason } from '@aranya/contracts';
import { type DialogState, FilterPills, TextField } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { tsr } from '../../../lib/api';
import { useNow } from '../../../lib/time/use-now';
import { ActionDialog } from './action-dialog';
import { endOfDay, inDays } from './moderation-dates';
import { ReasonField, useReasonDraft } from './reason-field';
import { useActionEnd } from './use-refresh-admin';

const dayCounts = ['1', '7', '30'] as const;

type End = (typeof dayCounts)[number] | 'date' | 'never';

const endOptions = (): { value: End; label: string }[] => [
  ...dayCounts.map((value) => ({ value, label: m.admin_suspend_days({ count: Number(value) }) })),
  { value: 'date', label: m.admin_suspend_date() },
  { value: 'never', label: m.admin_suspend_never() },
];

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
    setDayError(until === undefined ? m.admin_future() : undefined);
    const text = reason.read();
    if (text !== null && until !== undefined) mutate({ body: { id: member._id, reason: text, until } });
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.admin_suspend_member({ name: member.full_name })}
      description={m.admin_suspend_text()}
      submitLabel={m.admin_suspend()}
      danger
      pending={isPending}
      pendingLabel={m.admin_suspending()}
      error={error}
      onSubmit={submit}
    >
      <FilterPills
        label={m.admin_suspend_how_long()}
        labelShown
        options={endOptions()}
        value={end}
        onValueChange={setEnd}
      />
      {end === 'date' && (
        <TextField
          type="date"
          label={m.admin_last_day()}
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
