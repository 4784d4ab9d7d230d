import { type Decision, limits, appealTextSchema } from '@aranya/contracts';
import { Button, notify, TextArea } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contractSentence } from '../../lib/api/contract-sentence';
import { m } from '../../lib/language/messages';
import { errorText, tsr } from '../../lib/api';
import { decisionKeys } from '../../data/appeals/use-decisions';

interface AppealFormProps {
  decision: Pick<Decision, 'subject' | 'subject_id'>;
  onCancel?: () => void;
}

/** A failure keeps the text. */
export function AppealForm({ decision, onCancel }: AppealFormProps) {
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = tsr.appeals.add.useMutation({
    onSuccess: ({ body }) => notify.success(body.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: decisionKeys.list }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const read = appealTextSchema.safeParse(text);
    setInvalid(read.success ? undefined : contractSentence(read.error.issues[0]?.message));
    if (!read.success) return;
    const { subject, subject_id } = decision;
    mutate({ body: { subject, subject_id, text: read.data } });
  };
  return (
    <form className="stack gap-3" onSubmit={submit} noValidate>
      <TextArea
        label={m.appeal_why()}
        hint={m.appeal_once()}
        rows={4}
        dir="auto"
        limit={limits.appealText}
        value={text}
        readOnly={isPending}
        onChange={({ target }) => {
          setText(target.value);
          setInvalid(undefined);
        }}
        error={invalid ?? (error === null ? undefined : errorText(error))}
      />
      <div className="cluster gap-3">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {m.appeal_cancel()}
          </Button>
        )}
        <Button type="submit" variant="fill" pending={isPending} pendingLabel={m.appeal_sending()}>
          {m.appeal()}
        </Button>
      </div>
    </form>
  );
}
