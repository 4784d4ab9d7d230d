import { pageOf } from '../language/language';
import { say, sayHtml } from '../language/say';
import { code, email, field, type Field, type FieldState, newPassword, password } from './forms';
import { html, type Html } from './html';
import { layout, retry, type Site } from './layout';
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
  problem?: string | undefined;
}

export function accountPage(site: Site, view: AccountView): string {
  const { newEmail, sessions, passkeys, done, problem, errors = {} } = view;
  const state: FieldState = { values: { email: view.typedEmail ?? '' }, errors };
  const action = `${site.signInPath}/account`;
  return layout(
    site,
    problem === undefined && Object.keys(errors).length === 0 ? say('account') : retry(say('account')),
    html`<h1>${say('account')}</h1>
      <p class="message">${sayHtml('account_signed_in', { email: html`<strong>${view.email}</strong>` })}</p>
      ${done !== undefined && html`<p class="done" role="status">${done}</p>`}
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <h2>${say('account_sessions')}</h2>
      <ul class="sessions">
        ${sessions.map((session) => sessionItem(action, session))}
      </ul>
      ${
        sessions.some(({ isThisOne }) => !isThisOne) &&
        html`<form method="post" action="${action}/sessions/end-others">
          <button class="button quiet" type="submit">${say('account_end_others')}</button>
        </form>`
      }
      ${passkeySection(action, passkeys, state)}
      <h2>${say('account_password')}</h2>
      <form method="post" action="${action}/password" novalidate>
        ${field(state, currentPassword)} ${field(state, otherPassword)}
        <button class="button" type="submit">${say('account_password_button')}</button>
        <p class="hint">${say('account_password_hint')}</p>
      </form>
      <h2>${say('account_email')}</h2>
      ${newEmail === undefined ? emailForm(action, state) : codeForm(action, state, newEmail)}
      <p class="other"><a href="${pageOf(site.url, '/community')}">${say('account_back')}</a></p>`,
    { passkeys: true },
  );
}

function sessionItem(action: string, { id, name, createdAt, lastUsedAt, isThisOne }: ShownSession): Html {
  return html`<li>
    <p>
      <strong>${name}</strong
      >${isThisOne && html` <span class="here">${say('account_this_one')}</span>`}<br />
      <span class="hint"
        >${sayHtml('account_last_used', { time: momentTime(lastUsedAt) })}<br />${sayHtml(
          'account_first_used',
          { time: dayTime(createdAt) },
        )}</span
      >
    </p>
    <form method="post" action="${action}/sessions/end">
      <input type="hidden" name="session" value="${id}" />
      <button class="small" type="submit">
        ${say('sign_out')}<span class="visually-hidden"
          >: ${say('account_session', { name, time: momentText(lastUsedAt) })}</span
        >
      </button>
    </form>
  </li>`;
}

const currentPassword: Field = { ...password, name: 'current', label: 'account_current' };
const otherPassword: Field = { ...newPassword, label: 'account_new_password' };
const otherEmail: Field = { ...email, label: 'account_new_email', autocomplete: 'email' };
const emailPassword: Field = { ...password, name: 'emailPassword', label: 'account_your_password' };

const emailForm = (action: string, state: FieldState) =>
  html`<form method="post" action="${action}/email" novalidate>
    ${field(state, otherEmail)} ${field(state, emailPassword)}
    <button class="button" type="submit">${say('account_email_button')}</button>
  </form>`;

const codeForm = (action: string, state: FieldState, sentTo: string) =>
  html`<p class="message">${sayHtml('account_email_sent', { email: html`<strong>${sentTo}</strong>` })}</p>
    <form method="post" action="${action}/email/code" novalidate>
      ${field(state, code)}
      <button class="button" type="submit">${say('account_email_button')}</button>
    </form>
    <form method="post" action="${action}/email/cancel">
      <p class="after">
        ${say('code_nothing')}
        <button class="link" type="submit">${say('code_start_again')}</button>
      </p>
    </form>`;
