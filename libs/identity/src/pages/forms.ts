import { MIN_PASSWORD } from '../accounts/account-forms';
import { type Key, say, sayHtml } from '../language/say';
import { html, type Html } from './html';
import { layout, retry, type Site } from './layout';
import { passkeySignInForm } from './passkey-sign-in';

export type Screen = 'sign-in' | 'sign-up' | 'code' | 'forgot' | 'reset';

export interface FieldState {
  /** Without the password. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

export interface FormState extends FieldState {
  problem?: string;
}

export interface Field {
  name: string;
  label: Key;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  inputmode?: 'numeric' | 'email';
  hint?: Key;
}

const fullName: Field = {
  name: 'name',
  label: 'name_label',
  type: 'text',
  autocomplete: 'name',
  hint: 'name_hint',
};
export const email: Field = {
  name: 'email',
  label: 'email_label',
  type: 'email',
  autocomplete: 'username',
  inputmode: 'email',
};
const newEmail: Field = { ...email, hint: 'email_hint' };
export const password: Field = {
  name: 'password',
  label: 'password_label',
  type: 'password',
  autocomplete: 'current-password',
};
export const newPassword: Field = {
  ...password,
  autocomplete: 'new-password',
  hint: 'password_hint',
};

export const code: Field = {
  name: 'code',
  label: 'code_label',
  type: 'text',
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  hint: 'code_hint',
};

interface FormScreen {
  title: Key;
  intro: Html;
  fields: Field[];
  button: Key;
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

const linkTo = (screen: Screen, words: Key) => html`<a href="?screen=${screen}">${say(words)}</a>`;

const screens: Record<Screen, (options: FormOptions) => FormScreen> = {
  'sign-in': ({ mail, passkeys }) => ({
    title: 'sign_in',
    intro: html`<p class="other">${sayHtml('sign_in_new', { link: linkTo('sign-up', 'sign_up') })}</p>`,
    // Browsers offer passkeys among the names that they fill in.
    fields: [passkeys ? { ...email, autocomplete: 'username webauthn' } : email, password],
    button: 'sign_in',
    after: html`${passkeys && passkeySignInForm()}
    ${mail && html`<p class="after">${linkTo('forgot', 'forgot')}</p>`}`,
  }),
  'sign-up': ({ waits }) => ({
    title: 'sign_up',
    intro: html`<p class="other">${sayHtml('sign_up_known', { link: linkTo('sign-in', 'sign_in') })}</p>
      ${waits && html`<p class="message">${say('sign_up_waits')}</p>`}`,
    fields: [fullName, newEmail, newPassword],
    button: 'sign_up',
  }),
  code: ({ sentTo = '' }) => ({
    title: 'check_mail',
    intro: html`<p class="message">${sayHtml('code_sent', { email: html`<strong>${sentTo}</strong>` })}</p>`,
    fields: [code],
    button: 'continue',
    after: html`<form method="post" action="?screen=code">
      <p class="after">
        ${say('code_nothing')}
        ${sayHtml('code_again', {
          again: html`<button class="link" type="submit" name="again" value="yes">
            ${say('code_send_again')}
          </button>`,
          other: linkTo('sign-up', 'code_other_address'),
        })}
      </p>
    </form>`,
  }),
  forgot: () => ({
    title: 'forgot',
    intro: html`<p class="other">${linkTo('sign-in', 'sign_in_back')}</p>
      <p class="message">${say('forgot_text')}</p>`,
    fields: [email],
    button: 'forgot_send',
  }),
  reset: ({ first }) => ({
    title: first ? 'reset_own' : 'reset',
    intro: html`<p class="message">${say(first ? 'reset_own_text' : 'reset_text')}</p>`,
    fields: [newPassword],
    button: 'reset_save',
  }),
};

export function formPage(site: Site, screen: Screen, state: FormState, options: FormOptions): string {
  const { title: titleKey, intro, fields, button, after } = screens[screen](options);
  const title = say(titleKey);
  const focused = fieldToFocus(fields, state);
  const isRetry = state.problem !== undefined || Object.keys(state.errors).length > 0;
  return layout(
    site,
    isRetry ? retry(title) : title,
    html`<h1>${title}</h1>
      ${intro} ${state.problem && html`<p class="problem" role="alert">${state.problem}</p>`}
      <form method="post" action="?screen=${screen}" novalidate>
        ${fields.map((each) => field(state, each, each === focused))}
        <button class="button" type="submit">${say(button)}</button>
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
    <label for="${name}">${say(label)}</label>
    ${type === 'password' ? passwordControl(input, name) : input}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${say(hint, { count: MIN_PASSWORD })}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

/** page.js shows the button, which needs scripts. */
function passwordControl(input: Html, name: string): Html {
  return html`<div class="password">
    ${input}<button class="reveal" type="button" data-reveals="${name}" aria-pressed="false" hidden>
      ${say('show')}<span class="visually-hidden"> ${say('show_what')}</span>
    </button>
  </div>`;
}
