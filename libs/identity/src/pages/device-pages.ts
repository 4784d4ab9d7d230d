import { html } from './html';
import { layout, type Site } from './layout';

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
    problem === undefined ? 'Connect a device' : 'Try again: connect a device',
    html`<h1>Connect a device</h1>
      <p class="message">An app or a device shows you a code. Enter it here to sign in there.</p>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="xsrf" value="${secret}" />
        <div class="field">
          <label for="user_code">Code</label>
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
          <p class="hint" id="user_code-hint">Eight letters, such as BCDF-GHJK.</p>
        </div>
        <button class="button" type="submit">Continue</button>
      </form>`,
  );

interface Confirmation extends DeviceForm {
  userCode: string;
  name: string;
  /** What the app asks for. */
  scopes: ReadonlySet<string>;
}

const MEANINGS: readonly [scope: string, meaning: string][] = [
  ['profile', 'see your name'],
  ['email', 'see your e-mail address'],
  ['offline_access', 'stay signed in until you end it in your account'],
];

export const deviceConfirmPage = (site: Site, { action, secret, userCode, name, scopes }: Confirmation) =>
  layout(
    site,
    'Is this your code?',
    html`<h1>Is this your code?</h1>
      <p class="message">${name} asks to:</p>
      <ul>
        <li>read and post in the community as you do</li>
        ${MEANINGS.filter(([scope]) => scopes.has(scope)).map(([, meaning]) => html`<li>${meaning}</li>`)}
      </ul>
      <p class="message">It must show this code:</p>
      <p class="code">${userCode}</p>
      <p class="message">
        If somebody sent you here, or the app shows another code, it is not yours: do not allow it.
      </p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="user_code" value="${userCode}" />
        <input type="hidden" name="confirm" value="yes" />
        <button class="button" type="submit">Yes, allow it</button>
      </form>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="user_code" value="${userCode}" />
        <button class="button quiet" type="submit" name="abort" value="yes">No, do not allow it</button>
      </form>`,
  );

export const deviceWaitPage = (site: Site, minutes: number) =>
  layout(
    site,
    'Too many tries',
    html`<h1>Too many tries</h1>
      <p class="problem" role="alert">
        Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then ask the app for a new code.
      </p>
      <a class="button" href="${site.signInPath}/device">Enter a code</a>`,
  );

export const deviceExpiredPage = (site: Site) =>
  layout(
    site,
    'This page has expired',
    html`<h1>This page has expired</h1>
      <p class="message">Enter the code that the app shows you once more.</p>
      <a class="button" href="${site.signInPath}/device">Enter a code</a>`,
  );

export const deviceDonePage = (site: Site) =>
  layout(
    site,
    'Your device is signed in',
    html`<h1>Your device is signed in</h1>
      <p class="message">Go back to the app. You can end this at any time in your account.</p>
      <a class="button" href="${site.signInPath}/account">Your account</a>`,
  );
