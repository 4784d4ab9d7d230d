import { MIN_PASSWORD } from '../accounts/account-forms';
import { html, type Html } from './html';
import { layout, type Site } from './layout';

export interface ShownSession {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
  isThisOne: boolean;
}

export interface AccountView {
  email: string;
  sessions: readonly ShownSession[];
  done?: string | undefined;
  errors?: Record<string, string>;
  problem?: string | undefined;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** Without the year, so that it fits beside a button on a phone. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

const time = (at: Date, text: string) => html`<time datetime="${at.toISOString()}">${text}</time>`;

export function accountPage(site: Site, view: AccountView): string {
  const { email, sessions, done, problem } = view;
  const action = `${site.signInPath}/account`;
  return layout(
    site,
    problem === undefined && view.errors === undefined ? 'Your account' : 'Try again: your account',
    html`<h1>Your account</h1>
      <p class="message">You are signed in as <strong>${email}</strong>.</p>
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
      <h2>Change your password</h2>
      <form method="post" action="${action}/password" novalidate>
        ${passwordField(view, 'current', 'Current password', 'current-password')}
        ${passwordField(
          view,
          'password',
          'New password',
          'new-password',
          `${MIN_PASSWORD} characters or more. Several words are best.`,
        )}
        <button class="button" type="submit">Change password</button>
        <p class="hint">You stay signed in here, and are signed out everywhere else.</p>
      </form>
      <p class="other"><a href="${site.url}/community">Back to the community</a></p>`,
  );
}

function sessionItem(action: string, { id, name, createdAt, lastUsedAt, isThisOne }: ShownSession): Html {
  const lastUsed = `${moment.format(lastUsedAt)} UTC`;
  return html`<li>
    <p>
      <strong>${name}</strong>${isThisOne && html` <span class="here">this one</span>`}<br />
      <span class="hint"
        >Last used ${time(lastUsedAt, lastUsed)}<br />First used
        ${time(createdAt, day.format(createdAt))}</span
      >
    </p>
    <form method="post" action="${action}/sessions/end">
      <input type="hidden" name="session" value="${id}" />
      <button class="small" type="submit">
        Sign out<span class="visually-hidden">: ${name}, last used ${lastUsed}</span>
      </button>
    </form>
  </li>`;
}

function passwordField(
  { errors = {} }: AccountView,
  name: string,
  label: string,
  autocomplete: string,
  hint?: string,
): Html {
  const error = errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="${autocomplete}"
      required
      ${describedBy !== '' && html` aria-describedby="${describedBy}"`}${error !== undefined && html` aria-invalid="true"`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}
