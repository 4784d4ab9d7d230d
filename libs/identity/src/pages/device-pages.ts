import { type Key, say } from '../language/say';
import { html } from './html';
import { layout, retry, type Site } from './layout';

interface DeviceForm {
  action: string;
  /** Guards against other sites' forms. */
  secret: string;
}

interface CodeInput extends DeviceForm {
  problem?: string | undefined;
}

export const deviceCodePage = (site: Site, { action, secret, problem }: CodeInput) =>
  layout(
    site,
    problem === undefined ? say('device') : retry(say('device')),
    html`<h1>${say('device')}</h1>
      <p class="message">${say('device_text')}</p>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="xsrf" value="${secret}" />
        <div class="field">
          <label for="user_code">${say('code_label')}</label>
          <input
            id="user_code"
            name="user_code"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            required
            autofocus
            aria-describedby="user_code-hint"
          />
          <p class="hint" id="user_code-hint">${say('device_hint')}</p>
        </div>
        <button class="button" type="submit">${say('continue')}</button>
      </form>`,
  );

interface Confirmation extends DeviceForm {
  userCode: string;
  name: string;
  /** What the app asks for. */
  scopes: ReadonlySet<string>;
}

const MEANINGS: readonly [scope: string, meaning: Key][] = [
  ['profile', 'device_may_name'],
  ['email', 'device_may_email'],
  ['offline_access', 'device_may_stay'],
];

export const deviceConfirmPage = (site: Site, { action, secret, userCode, name, scopes }: Confirmation) =>
  layout(
    site,
    say('device_confirm'),
    html`<h1>${say('device_confirm')}</h1>
      <p class="message">${say('device_asks', { name })}</p>
      <ul>
        <li>${say('device_may_post')}</li>
        ${MEANINGS.filter(([scope]) => scopes.has(scope)).map(([, meaning]) => html`<li>${say(meaning)}</li>`)}
      </ul>
      <p class="message">${say('device_shows')}</p>
      <p class="code">${userCode}</p>
      <p class="message">${say('device_warning')}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="user_code" value="${userCode}" />
        <input type="hidden" name="confirm" value="yes" />
        <button class="button" type="submit">${say('device_yes')}</button>
      </form>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="user_code" value="${userCode}" />
        <button class="button quiet" type="submit" name="abort" value="yes">${say('device_no')}</button>
      </form>`,
  );

export const deviceWaitPage = (site: Site, minutes: number) =>
  layout(
    site,
    say('device_many'),
    html`<h1>${say('device_many')}</h1>
      <p class="problem" role="alert">${say('device_wait', { count: minutes })}</p>
      <a class="button" href="${site.signInPath}/device">${say('device_enter')}</a>`,
  );

export const deviceExpiredPage = (site: Site) =>
  layout(
    site,
    say('expired'),
    html`<h1>${say('expired')}</h1>
      <p class="message">${say('device_expired')}</p>
      <a class="button" href="${site.signInPath}/device">${say('device_enter')}</a>`,
  );

export const deviceDonePage = (site: Site) =>
  layout(
    site,
    say('device_done'),
    html`<h1>${say('device_done')}</h1>
      <p class="message">${say('device_done_text')}</p>
      <a class="button" href="${site.signInPath}/account">${say('account')}</a>`,
  );
