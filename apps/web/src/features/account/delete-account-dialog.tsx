import { Button, Dialog, type DialogState, TextField } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import { m } from '../../lib/language/messages';
import { tellEnd, tsr } from '../../lib/api';
import { useSession } from '../../lib/session';
import { forgetQueue } from '../../data/outbox/queue-actions';

const WORD = 'DELETE';

export function DeleteAccountDialog({ open, onOpenChange }: DialogState) {
  const { mutate, isPending, isSuccess } = useDeleteAccount();
  const busy = isPending || isSuccess;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={m.account_delete_title()}
      description={m.account_delete_what()}
    >
      <ConfirmForm busy={busy} onCancel={() => onOpenChange(false)} onConfirm={mutate} />
    </Dialog>
  );
}

function useDeleteAccount() {
  const { signOut } = useSession();
  const end = tellEnd(() => void forgetQueue().finally(() => void signOut()));
  const { mutate, isPending, isSuccess } = tsr.users.deleteAccount.useMutation(end);
  return { mutate: () => mutate({ body: { confirm: WORD } }), isPending, isSuccess };
}

interface ConfirmFormProps {
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

function ConfirmForm({ busy, onCancel, onConfirm }: ConfirmFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === WORD) onConfirm();
    else setError(m.account_delete_wrong({ word: WORD }));
  };
  return (
    <form className="stack gap-5" onSubmit={submit} noValidate>
      <TextField
        label={m.account_delete_confirm({ word: WORD })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        readOnly={busy}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div className="cluster gap-3 to-end share-row">
        <Button variant="outline" onClick={onCancel}>
          {m.account_cancel()}
        </Button>
        <Button type="submit" variant="danger" pending={busy} pendingLabel={m.account_deleting()}>
          {m.account_delete()}
        </Button>
      </div>
    </form>
  );
}
