import { Button, TextArea, TextField } from '@aranya/ui';
import { clsx } from 'clsx';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../lib/language/messages';
import { NoScriptContact } from '../../lib/noscript/noscript';
import { useHydrated } from '../../lib/hydration';
import { getSignedIn } from '../../lib/session/signed-in';
import styles from './contact-form.module.css';
import { type ContactField, contactFields, type FieldErrors, sendContact } from './send-contact';
import { Sent } from './sent';

/** Copied from the contract, which public pages do not load; the spec compares them. */
export const contactLimits = { name: 80, email: 254, message: 5000 } as const;

const emptyTexts: Record<ContactField, () => string> = {
  name: m.contact_name_empty,
  email: m.contact_email_empty,
  message: m.contact_message_empty,
};

interface FormState {
  pending: boolean;
  errors: FieldErrors;
  problem?: string | undefined;
  /** The server's confirmation. */
  confirmation?: string;
}

const initialState: FormState = { pending: false, errors: {} };

/** Uncontrolled fields keep their values until the message is sent. */
export function ContactForm() {
  const [state, setState] = useState(initialState);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.pending) return;
    const errors = fieldErrors(event.currentTarget);
    if (Object.keys(errors).length > 0) {
      flushSync(() => setState({ ...initialState, errors }));
      return focusFirstError(form, errors);
    }
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    setState({ ...initialState, pending: true });
    const answer = await sendContact({
      name: text('name'),
      email: text('email'),
      message: text('message'),
      website: text('website'),
    });
    if (answer.sent) return setState({ ...initialState, confirmation: answer.message });
    flushSync(() => setState({ ...initialState, errors: answer.fields, problem: answer.message }));
    focusFirstError(form, answer.fields);
  };

  const clearError = (name: ContactField) => {
    if (state.errors[name]) setState({ ...state, errors: { ...state.errors, [name]: undefined } });
  };

  if (state.confirmation !== undefined)
    return <Sent text={state.confirmation} onAgain={() => setState(initialState)} />;
  return (
    <>
      <form
        ref={form}
        className={clsx('by-script', styles.form)}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="write"
      >
        <h2 id="write" className="size-3">
          {m.contact_write()}
        </h2>
        <TextField
          label={m.contact_name()}
          name="name"
          defaultValue={getSignedIn()?.name}
          autoComplete="name"
          required
          maxLength={contactLimits.name}
          error={state.errors.name}
          onChange={() => clearError('name')}
        />
        <TextField
          label={m.contact_email()}
          name="email"
          type="email"
          defaultValue={getSignedIn()?.email}
          autoComplete="email"
          hint={m.contact_email_hint()}
          required
          maxLength={contactLimits.email}
          error={state.errors.email}
          onChange={() => clearError('email')}
        />
        <TextArea
          label={m.contact_message()}
          name="message"
          rows={5}
          required
          limit={contactLimits.message}
          error={state.errors.message}
          onChange={() => clearError('message')}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {m.contact_leave_empty()}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className={`medium danger ${styles.problem}`} role="alert">
          {state.problem}
        </p>
        <Button type="submit" disabled={!hydrated} pending={state.pending} pendingLabel={m.contact_sending()}>
          {m.contact_send()}
        </Button>
      </form>
      <NoScriptContact className={styles.form} heading={<h2 className="size-3">{m.contact_write()}</h2>} />
    </>
  );
}

/** Shows the contract's messages instead of the browser's. */
function fieldErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value.trim() === '') errors[name] = emptyTexts[name]();
    else if (field.validity.typeMismatch) errors[name] = m.contact_email_invalid();
  }
  return errors;
}

function focusFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  const name = contactFields.find((field) => errors[field] !== undefined);
  if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
