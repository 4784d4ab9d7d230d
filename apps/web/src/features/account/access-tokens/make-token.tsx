import { limits, newTokenSchema, tokenDays, type TokenScope } from '@aranya/contracts';
import { Button, Select, TextField } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import { contractSentence } from '../../../lib/api/contract-sentence';
import { m } from '../../../lib/language/messages';
import { useMakeToken } from '../../../data/account/use-tokens';
import { ApiError, errorText } from '../../../lib/api';
import { takeFocus } from './take-focus';
import { scopeLabels } from './token-words';

const scopeOptions = () =>
  (['read', 'write'] as const).map((value) => ({ value, label: scopeLabels[value]() }));
const dayOptions = () => tokenDays.map((days) => ({ value: String(days), label: m.token_days({ days }) }));

interface MakeTokenProps {
  focused: boolean;
  onMade: (secret: string) => void;
}

export function MakeToken({ focused, onMade }: MakeTokenProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState('90');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMakeToken();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const read = newTokenSchema.safeParse({ name, scope, days: Number(days) });
    if (!read.success) {
      const found = read.error.issues.map(
        ({ path, message }) => [String(path[0]), contractSentence(message)] as const,
      );
      return setErrors(Object.fromEntries(found));
    }
    mutate(
      { body: read.data },
      {
        onSuccess: ({ body }) => onMade(body.secret),
        onError: (refused) => setErrors(refused instanceof ApiError ? refused.fields : {}),
      },
    );
  };
  return (
    <form className="stack gap-4" aria-label={m.token_form()} onSubmit={submit} noValidate>
      <TextField
        ref={focused ? takeFocus : undefined}
        label={m.token_what()}
        hint={m.token_what_hint()}
        dir="auto"
        autoComplete="off"
        maxLength={limits.tokenName}
        value={name}
        readOnly={isPending}
        error={errors['name']}
        onChange={({ target }) => {
          setName(target.value);
          setErrors({});
        }}
      />
      <Select label={m.token_scope()} options={scopeOptions()} value={scope} onValueChange={setScope} />
      <Select label={m.token_end()} options={dayOptions()} value={days} onValueChange={setDays} />
      {error !== null && Object.keys(errors).length === 0 && (
        <p role="alert" className="medium danger">
          {errorText(error)}
        </p>
      )}
      <Button
        type="submit"
        className="start"
        variant="fill"
        pending={isPending}
        pendingLabel={m.token_making()}
      >
        {m.token_make()}
      </Button>
    </form>
  );
}
