import { code, email, field, type Field, type FieldState, newPassword, password } from './forms';
import { html, type Html } from './html';
import { layout, type Site } from './layout';
import { passkeySection, type PasskeysView } from './passkeys';
import { dayTime, momentText, momentTime } from './times';

export interface ShownSession {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
  isThisOne: boolean;
}

export interface AccountView {
  email: string;
  /** The future address, until its code is entered. */
  newEmail?: string | undefined;
  typedEmail?: string | undefined;
  sessions: readonly ShownSession[];
  passkeys: PasskeysView;
  done?: string | undefined;
  errors?: Record<string, string> | undefined;
  problem?: Html | undefined;
}

export function accountPage(site: Site, view: AccountView): string {
  const { newEmail, sessions, passkeys, done, problem, errors = {} } = view;
  const state: FieldState = { values: { email: view.typedEmail ?? '' }, errors };
  const action = `${site.signInPath}/account`;
  return layout(
    site,
    problem === undefined && Object.keys(errors).length === 0 ? 'Your account' : 'Try again: your account',
    html`<h1>Your account</h1>
      <p class="message">You are signed in as <strong>${view.email}</strong>.</p>
      ${done !== undefined && html`<p class="done" role="status">${done}</p>`}
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <h2>Where you are signed in</h2>
      <ul class="sessions">
        ${sessions.map((session) => sessionItem(action, session))}
      </ul>
      ${
        sessions.some(({ isThisOne }) => !isThisOne) &&
        html`<form method="post" action="${action}/sessions/end-others">
          <button class="button quiet" type="submit">Sign out everywhere else</button>
        </form>`
      }
      ${passkeySection(action, passkeys, state)}
      <h2>Change your password</h2>
      <form method="post" action="${action}/password" novalidate>
        ${field(state, currentPassword)} ${field(state, otherPassword)}
        <button class="button" type="submit">Change password</button>
        <p class="hint">You stay signed in here, and are signed out everywhere else.</p>
      </form>
      <h2>Change your e-mail address</h2>
      ${newEmail === undefined ? emailForm(action, state) : codeForm(action, state, newEmail)}
      <p class="other"><a href="${site.url}/community">Back to the community</a></p>`,
    { passkeys: true },
  );
}

function sessionItem(action: string, { id, name, createdAt, lastUsedAt, isThisOne }: ShownSession): Html {
  return html`<li>
    <p>
      <strong>${name}</strong>${isThisOne && html` <span class="here">this one</span>`}<br />
      <span class="hint">Last used ${momentTime(lastUsedAt)}<br />First used ${dayTime(createdAt)}</span>
    </p>
    <form method="post" action="${action}/sessions/end">
      <input type="hidden" name="session" value="${id}" />
      <button class="small" type="submit">
        Sign out<span class="visually-hidden">: ${name}, last used ${momentText(lastUsedAt)}</span>
      </button>
    </form>
  </li>`;
}

const currentPassword: Field = { ...password, name: 'current', label: 'Current password' };
const otherPassword: Field = { ...newPassword, label: 'New password' };
const otherEmail: Field = { ...email, label: 'New e-mail address', autocomplete: 'email' };
const emailPassword: Field = { ...password, name: 'emailPassword', label: 'Your password' };

const emailForm = (action: string, state: FieldState) =>
  html`<form method="post" action="${action}/email" novalidate>
    ${field(state, otherEmail)} ${field(state, emailPassword)}
    <button class="button" type="submit">Change address</button>
  </form>`;

const codeForm = (action: string, state: FieldState, sentTo: string) =>
  html`<p class="message">
      We sent a mail to <strong>${sentTo}</strong>. Enter the code from it here to make this your address.
    </p>
    <form method="post" action="${action}/email/code" novalidate>
      ${field(state, code)}
      <button class="button" type="submit">Change address</button>
    </form>
    <form method="post" action="${action}/email/cancel">
      <p class="after">
        Nothing there, not even in your spam folder?
        <button class="link" type="submit">Start again</button>
      </p>
    </form>`;
