import { Button, TextArea, TextField } from '@aranya/ui';
import { clsx } from 'clsx';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormNeedsScript } from '../../app/without-script/without-script';
import { useHydrated } from '../../lib/hydration';
import styles from './contact-form.module.css';
import { type ContactField, contactFields, type FieldErrors, sendContact } from './send-contact';
import { Sent } from './sent';

/** The bounds of the call, which public pages know without loading its contract; the spec compares them. */
export const contactBounds = { name: 80, email: 254, message: 5000 } as const;

interface FormState {
  pending: boolean;
  errors: FieldErrors;
  problem?: string | undefined;
  /** What the server said when it had the message. */
  thanks?: string;
}

const fresh: FormState = { pending: false, errors: {} };
/** Writes to the people behind the site. What was typed stays until it has arrived. */
export function ContactForm() {
  const [state, setState] = useState(fresh);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.pending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    setState({ ...fresh, pending: true });
    const answer = await sendContact({
      name: text('name'),
      email: text('email'),
      message: text('message'),
      website: text('website'),
    });
    if (answer.sent) return setState({ ...fresh, thanks: answer.message });
    flushSync(() => setState({ ...fresh, errors: answer.fields, problem: answer.message }));
    focusFirst(form, answer.fields);
  };

  const corrected = (name: ContactField) => {
    if (state.errors[name]) setState({ ...state, errors: { ...state.errors, [name]: undefined } });
  };

  if (state.thanks !== undefined) return <Sent text={state.thanks} onAgain={() => setState(fresh)} />;
  return (
    <>
      <form
        ref={form}
        className={clsx('by-script', styles.form)}
        method="post"
        onSubmit={(event) => void submit(event)}
        aria-labelledby="write"
      >
        <h2 id="write">Write to us</h2>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={contactBounds.name}
          error={state.errors.name}
          onChange={() => corrected('name')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="Only to answer you."
          required
          maxLength={contactBounds.email}
          error={state.errors.email}
          onChange={() => corrected('email')}
        />
        <TextArea
          label="Message"
          name="message"
          rows={6}
          required
          limit={contactBounds.message}
          error={state.errors.message}
          onChange={() => corrected('message')}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className={styles.problem} role="alert">
          {state.problem}
        </p>
        <Button
          type="submit"
          disabled={!hydrated}
          pending={state.pending}
          pendingLabel="Sending your message"
        >
          Send Message
        </Button>
      </form>
      <FormNeedsScript className={styles.form} heading={<h2>Write to us</h2>} />
    </>
  );
}

/** Brings the writer to the first field that the server refused. */
function focusFirst(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  const name = contactFields.find((field) => errors[field] !== undefined);
  if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
