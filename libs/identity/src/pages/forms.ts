import { MIN_PASSWORD } from '../accounts/account-forms';
import { html, type Html } from './html';
import { layout, type Site } from './layout';
import { passkeySignInForm } from './passkey-sign-in';

export type Screen = 'sign-in' | 'sign-up' | 'code' | 'forgot' | 'reset';

export interface FieldState {
  /** Without the password. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

export interface FormState extends FieldState {
  problem?: Html;
}

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  inputmode?: 'numeric' | 'email';
  hint?: string;
}

const fullName: Field = {
  name: 'name',
  label: 'Full name',
  type: 'text',
  autocomplete: 'name',
  hint: 'Shown beside what you post.',
};
export const email: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'username',
  inputmode: 'email',
};
const newEmail: Field = { ...email, hint: 'Never shown to others.' };
export const password: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};
export const newPassword: Field = {
  ...password,
  autocomplete: 'new-password',
  hint: `${MIN_PASSWORD} characters or more. Several words are best.`,
};

export const code: Field = {
  name: 'code',
  label: 'Code',
  type: 'text',
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  hint: 'Six digits.',
};

interface FormScreen {
  title: string;
  intro: Html;
  fields: Field[];
  button: string;
  after?: Html;
}

export interface FormOptions {
  mail: boolean;
  passkeys?: boolean;
  waits?: boolean;
  /** With a first password, which an admin handed over. */
  first?: boolean;
  sentTo?: string;
}

const forgotten = html`<p class="after"><a href="?screen=forgot">Forgot your password?</a></p>`;
const backToSignIn = html`<p class="other"><a href="?screen=sign-in">Back to signing in</a></p>`;

const screens: Record<Screen, (options: FormOptions) => FormScreen> = {
  'sign-in': ({ mail, passkeys }) => ({
    title: 'Sign in',
    intro: html`<p class="other">New here? <a href="?screen=sign-up">Sign up</a></p>`,
    // Browsers offer passkeys among the names that they fill in.
    fields: [passkeys ? { ...email, autocomplete: 'username webauthn' } : email, password],
    button: 'Sign in',
    after: html`${passkeys && passkeySignInForm}${mail && forgotten}`,
  }),
  'sign-up': ({ waits }) => ({
    title: 'Sign up',
    intro: html`<p class="other">Already have an account? <a href="?screen=sign-in">Sign in</a></p>
      ${waits && html`<p class="message">The team admits each new member. Once you have signed up, you ask to come in.</p>`}`,
    fields: [fullName, newEmail, newPassword],
    button: 'Sign up',
  }),
  code: ({ sentTo = '' }) => ({
    title: 'Check your mail',
    intro: html`<p class="message">
      We sent a mail to <strong>${sentTo}</strong>. Enter the code from it here.
    </p>`,
    fields: [code],
    button: 'Continue',
    after: html`<form method="post" action="?screen=code">
      <p class="after">
        Nothing there, not even in your spam folder?
        <button class="link" type="submit" name="again" value="yes">Send another</button> or
        <a href="?screen=sign-up">use another address</a>
      </p>
    </form>`,
  }),
  forgot: () => ({
    title: 'Forgot your password?',
    intro: html`${backToSignIn}
      <p class="message">We will send you a link to choose a new one.</p>`,
    fields: [email],
    button: 'Send the link',
  }),
  reset: ({ first }) => ({
    title: first ? 'Choose your own password' : 'Choose a new password',
    intro: first
      ? html`<p class="message">
          Your first password has done its work. From now on you sign in with your own.
        </p>`
      : html`<p class="message">This signs everybody out of your account and removes its passkeys.</p>`,
    fields: [newPassword],
    button: 'Save the password',
  }),
};

export function formPage(site: Site, screen: Screen, state: FormState, options: FormOptions): string {
  const { title, intro, fields, button, after } = screens[screen](options);
  const focused = fieldToFocus(fields, state);
  const isRetry = state.problem !== undefined || Object.keys(state.errors).length > 0;
  return layout(
    site,
    isRetry ? `Try again: ${title.toLowerCase()}` : title,
    html`<h1>${title}</h1>
      ${intro} ${state.problem && html`<p class="problem" role="alert">${state.problem}</p>`}
      <form method="post" action="?screen=${screen}" novalidate>
        ${fields.map((each) => field(state, each, each === focused))}
        <button class="button" type="submit">${button}</button>
      </form>
      ${after}`,
    { passkeys: screen === 'sign-in' && options.passkeys === true },
  );
}

/** The first with an error or without a value. */
function fieldToFocus(fields: Field[], { values, errors }: FormState): Field | undefined {
  return (
    fields.find(({ name }) => errors[name] !== undefined) ??
    fields.find(({ name }) => (values[name] ?? '') === '')
  );
}

export function field(
  { values, errors }: FieldState,
  { name, label, type, autocomplete, inputmode, hint }: Field,
  isFocused = false,
): Html {
  const error = errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    required
    ${inputmode && html` inputmode="${inputmode}"`}${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}
    ${type !== 'password' && html` value="${values[name] ?? ''}"`}
    ${describedBy !== '' && html` aria-describedby="${describedBy}"`}${error !== undefined && html` aria-invalid="true"`}
    ${isFocused && html` autofocus`}
  />`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${type === 'password' ? passwordControl(input, name) : input}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

/** page.js shows the button, which needs scripts. */
function passwordControl(input: Html, name: string): Html {
  return html`<div class="password">
    ${input}<button class="reveal" type="button" data-reveals="${name}" aria-pressed="false" hidden>
      Show<span class="visually-hidden"> what is typed</span>
    </button>
  </div>`;
}
