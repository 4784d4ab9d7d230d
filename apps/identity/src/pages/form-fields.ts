import { html } from './html';
import type { Html } from './html';

/** What a form page shows again after a refusal. */
export interface FormState {
  /** What was typed, without the password. */
  values: Record<string, string>;
  /** A message for each field that is wrong, by its name. */
  errors: Record<string, string>;
  /** What is wrong with the form as a whole. */
  problem?: Html | undefined;
}

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
}

/** A labelled input with its hint and its error, tied to it for those who hear the page. */
export function field(state: FormState, { name, label, type, autocomplete, hint }: Field): Html {
  const error = state.errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const first = error !== undefined && Object.keys(state.errors)[0] === name;
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    required
    ${type === 'email' && html` inputmode="email"`}${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}
    ${type !== 'password' && html` value="${state.values[name] ?? ''}"`}
    ${described !== '' && html` aria-describedby="${described}"`}${error !== undefined && html` aria-invalid="true"`}
    ${first && html` autofocus`}
  />`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${type === 'password' ? html`<div class="secret">${input}${reveal(name)}</div>` : input}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

/** Shown by the script alone: without it, nothing could be revealed. */
function reveal(name: string): Html {
  return html`<button class="reveal" type="button" data-reveals="${name}" aria-pressed="false" hidden>
    Show<span class="unseen"> what is typed</span>
  </button>`;
}

/** The message about the form as a whole, if there is one. */
export function problem({ problem: message }: FormState): Html | undefined {
  return message && html`<p class="problem" role="alert">${message}</p>`;
}
