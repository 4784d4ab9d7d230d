import { type Field, field, type FieldState, password } from './forms';
import { html, type Html } from './html';
import { credential } from './passkey-sign-in';
import { dayTime, momentTime, momentText } from './times';

export interface ShownPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeysView {
  list: readonly ShownPasskey[];
  /** For `navigator.credentials.create`, once the password is right. */
  adding?: { options: object; name: string } | undefined;
  /** False where as many as an account may have are there, or browsers could not bind them to a name. */
  canAdd: boolean;
}

const passkeyPassword: Field = { ...password, name: 'passkeyPassword', label: 'Your password' };
const passkeyName: Field = {
  name: 'passkeyName',
  label: 'Name of the passkey',
  type: 'text',
  autocomplete: 'off',
  hint: 'By which you know it in this list.',
};

const beginForm = (action: string, state: FieldState) =>
  html`<form class="needs-passkeys" method="post" action="${action}/passkeys/begin" novalidate>
    ${field(state, passkeyPassword)}
    <button class="button" type="submit">Add a passkey</button>
  </form>`;

const addForm = (action: string, { options, name }: { options: object; name: string }) =>
  html`<form
    class="needs-passkeys"
    method="post"
    action="${action}/passkeys"
    novalidate
    data-passkey="create"
    data-options="${JSON.stringify(options)}"
  >
    ${field({ values: { passkeyName: name }, errors: {} }, passkeyName, true)} ${credential}
    <button class="button" type="submit">Create the passkey</button>
    <a class="cancel" href="${action}">Cancel</a>
  </form>`;

function passkeyItem(action: string, { id, name, createdAt, lastUsedAt }: ShownPasskey): Html {
  return html`<li>
    <p>
      <strong>${name}</strong><br />
      <span class="hint"
        >${lastUsedAt === null ? 'Not used yet' : html`Last used ${momentTime(lastUsedAt)}`}<br />Added
        ${dayTime(createdAt)}</span
      >
    </p>
    <form method="post" action="${action}/passkeys/remove">
      <input type="hidden" name="passkey" value="${id}" />
      <button class="small" type="submit">
        Remove<span class="visually-hidden">: ${name}, added ${momentText(createdAt)}</span>
      </button>
    </form>
  </li>`;
}

export function passkeySection(
  action: string,
  { list, adding, canAdd }: PasskeysView,
  state: FieldState,
): Html {
  if (list.length === 0 && !canAdd) return html``;
  const add = adding ? addForm(action, adding) : beginForm(action, state);
  return html`<div class="passkeys ${list.length === 0 && 'needs-passkeys'}">
    <h2>Passkeys</h2>
    <p class="message">
      A passkey signs you in with your fingerprint, your face or the lock of your device. Your password works
      as before.
    </p>
    ${
      list.length > 0 &&
      html`<ul class="sessions">
        ${list.map((passkey) => passkeyItem(action, passkey))}
      </ul>`
    }
    ${canAdd ? add : html`<p class="hint">There is no room for more. Remove one to add another.</p>`}
  </div>`;
}
