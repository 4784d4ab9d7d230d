import { say } from '../language/say';
import { html } from './html';

/** passkeys.js fills in the credential and sends the form. */
export const credential = html`<input type="hidden" name="credential" />
  <p class="problem" role="alert" hidden></p>`;

/** Below the form of the password; shown where the browser has passkeys. */
export const passkeySignInForm = () =>
  html`<form
    class="needs-passkeys"
    method="post"
    action="?screen=passkey"
    data-passkey="get"
    data-failed="${say('passkey_not_used')}"
  >
    ${credential}
    <button class="button quiet" type="submit">${say('passkey_use')}</button>
  </form>`;
