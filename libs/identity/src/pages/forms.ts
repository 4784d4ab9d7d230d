import { MIN_PASSWORD } from '../accounts/account-forms';
import { html } from './html';
import type { Html } from './html';
import { layout } from './layout';
import type { Site } from './layout';

export type Screen = 'sign-in' | 'sign-up';

export interface FormState {
  /** Without the password. */
  values: Record<string, string>;
  errors: Record<string, string>;
  problem?: Html;
}

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
}

const fullName: Field = {
  name: 'name',
  label: 'Full name',
  type: 'text',
  autocomplete: 'name',
  hint: 'Shown beside what you post.',
};
const email: Field = { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' };
const newEmail: Field = { ...email, hint: 'Never shown to others.' };
const password: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};
const newPassword: Field = {
  ...password,
  autocomplete: 'new-password',
  hint: `${MIN_PASSWORD} characters or more. Several words are best.`,
};

export function formPage(site: Site, screen: Screen, state: FormState): string {
  const isSignUp = screen === 'sign-up';
  const title = isSignUp ? 'Sign up' : 'Sign in';
  const fields = isSignUp ? [fullName, newEmail, newPassword] : [email, password];
  const focused = fieldToFocus(fields, state);
  const isRetry = state.problem !== undefined || Object.keys(state.errors).length > 0;
  return layout(
    site,
    isRetry ? `Try again: ${title.toLowerCase()}` : title,
    html`<h1>${title}</h1>
      ${
        isSignUp
          ? html`<p class="other">Already have an account? <a href="?screen=sign-in">Sign in</a></p>`
          : html`<p class="other">New here? <a href="?screen=sign-up">Sign up</a></p>`
      }
      ${state.problem && html`<p class="problem" role="alert">${state.problem}</p>`}
      <form method="post" action="?screen=${screen}" novalidate>
        ${fields.map((each) => field(state, each, each === focused))}
        <button class="button" type="submit">${title}</button>
      </form>`,
  );
}

/** The first with an error, otherwise the first that is empty; a password always is. */
function fieldToFocus(fields: Field[], { values, errors }: FormState): Field | undefined {
  return (
    fields.find(({ name }) => errors[name] !== undefined) ??
    fields.find(({ name }) => (values[name] ?? '') === '')
  );
}

function field(
  { values, errors }: FormState,
  { name, label, type, autocomplete, hint }: Field,
  isFocused: boolean,
): Html {
  const error = errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    required
    ${type === 'email' && html` inputmode="email"`}${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}
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
