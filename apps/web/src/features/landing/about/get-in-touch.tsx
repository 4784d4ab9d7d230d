import { Button, TextArea, TextField } from '@aranya/ui';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { NoScriptContact } from '../../../lib/noscript/noscript';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';

/** The specification asks to log the values and clear the fields. */
export function GetInTouch({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, email, message } = Object.fromEntries(new FormData(form));
    console.log({ name, email, message });
    form.reset();
  };
  return (
    <>
      <form
        className={clsx('by-script', className)}
        method="post"
        onSubmit={submit}
        aria-labelledby="get-in-touch"
      >
        <h3 id="get-in-touch">{m.landing_touch()}</h3>
        <TextField label={m.landing_touch_name()} name="name" type="text" autoComplete="name" required />
        <TextField label={m.landing_touch_email()} name="email" type="email" autoComplete="email" required />
        <TextArea label={m.landing_touch_message()} name="message" rows={5} required />
        <Button type="submit" disabled={!hydrated}>
          {m.landing_touch_send()}
        </Button>
      </form>
      <NoScriptContact className={className} heading={<h3>{m.landing_touch()}</h3>} />
    </>
  );
}
