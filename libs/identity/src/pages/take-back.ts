import { html } from './html';
import { layout, type Site } from './layout';
import { messagePage } from './messages';

export const takeBackPage = (site: Site, email: string): string =>
  layout(
    site,
    'Take your account back?',
    html`<h1>Take your account back?</h1>
      <p class="message">
        Your account at ${site.words().name} will use <strong>${email}</strong> again. Everybody who is signed
        in to it is signed out, the password no longer works, and you choose a new one.
      </p>
      <form method="post">
        <button class="button" type="submit">Take the account back</button>
      </form>
      <a class="cancel" href="${site.url}/">Leave it as it is</a>`,
  );

export const expiredTakeBackPage = (site: Site): string =>
  messagePage(
    site,
    'This link no longer works',
    html`It has been used already, or it is older than a week. If the account is yours and you cannot sign in,
      choose “Forgot your password?” on the sign-in page, or
      <a href="${site.url}/contact-us">write to us</a>.`,
    'Go to the community',
  );

export const takenAddressPage = (site: Site, email: string): string =>
  messagePage(
    site,
    'This address has a new account',
    html`Somebody signed up with ${email} since. <a href="${site.url}/contact-us">Write to us</a>, and we will
      sort it out together.`,
  );
