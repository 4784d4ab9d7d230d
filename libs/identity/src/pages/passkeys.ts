import { say, sayHtml } from '../language/say';
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

const passkeyPassword: Field = { ...password, name: 'passkeyPassword', label: 'account_your_password' };
const passkeyName: Field = {
  name: 'passkeyName',
  label: 'passkey_name',
  type: 'text',
  autocomplete: 'off',
  hint: 'passkey_name_hint',
};

const beginForm = (action: string, state: FieldState) =>
  html`<form class="needs-passkeys" method="post" action="${action}/passkeys/begin" novalidate>
    ${field(state, passkeyPassword)}
    <button class="button" type="submit">${say('passkey_add')}</button>
  </form>`;

const addForm = (action: string, { options, name }: { options: object; name: string }) =>
  html`<form
    class="needs-passkeys"
    method="post"
    action="${action}/passkeys"
    novalidate
    data-passkey="create"
    data-exists="${say('passkey_exists')}"
    data-failed="${say('passkey_not_made')}"
    data-options="${JSON.stringify(options)}"
  >
    ${field({ values: { passkeyName: name }, errors: {} }, passkeyName, true)} ${credential}
    <button class="button" type="submit">${say('passkey_create')}</button>
    <a class="cancel" href="${action}">${say('cancel')}</a>
  </form>`;

function passkeyItem(action: string, { id, name, createdAt, lastUsedAt }: ShownPasskey): Html {
  return html`<li>
    <p>
      <strong>${name}</strong><br />
      <span class="hint"
        >${lastUsedAt === null ? say('passkey_unused') : sayHtml('account_last_used', { time: momentTime(lastUsedAt) })}<br />${sayHtml('passkey_added', { time: dayTime(createdAt) })}</span
      >
    </p>
    <form method="post" action="${action}/passkeys/remove">
      <input type="hidden" name="passkey" value="${id}" />
      <button class="small" type="submit">
        ${say('passkey_remove')}<span class="visually-hidden"
          >: ${say('passkey_is', { name, time: momentText(createdAt) })}</span
        >
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
    <h2>${say('passkeys')}</h2>
    <p class="message">${say('passkeys_text')}</p>
    ${
      list.length > 0 &&
      html`<ul class="sessions">
        ${list.map((passkey) => passkeyItem(action, passkey))}
      </ul>`
    }
    ${canAdd ? add : html`<p class="hint">${say('passkey_no_room')}</p>`}
  </div>`;
}
