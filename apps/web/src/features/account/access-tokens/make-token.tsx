import { limits, newTokenSchema, tokenDays, type TokenScope } from '@aranya/contracts';
import { Button, Select, TextField } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import { contractSentence } from '../../../lib/api/contract-sentence';
import { useMakeToken } from '../../../data/account/use-tokens';
import { ApiError, errorText } from '../../../lib/api';
import { takeFocus } from './take-focus';
import { scopeLabels } from './token-words';

const scopeOptions = (['read', 'write'] as const).map((value) => ({ value, label: scopeLabels[value] }));
const dayOptions = tokenDays.map((days) => ({ value: String(days), label: `After ${days} days` }));

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
    <form className="stack gap-4" aria-label="Make an access token" onSubmit={submit} noValidate>
      <TextField
        ref={focused ? takeFocus : undefined}
        label="What is it for?"
        hint="Such as the name of the app, so that you know later which token to revoke."
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
      <Select label="What may it do?" options={scopeOptions} value={scope} onValueChange={setScope} />
      <Select label="When does it end?" options={dayOptions} value={days} onValueChange={setDays} />
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
        pendingLabel="Making the token"
      >
        Make a token
      </Button>
    </form>
  );
}
