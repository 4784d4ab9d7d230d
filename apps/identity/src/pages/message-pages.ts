import { html, trusted } from './html';
import type { Html } from './html';
import { layout } from './layout';

interface Message {
  heading: string;
  text: Html | string;
  siteUrl: string;
  /** Where the button leads, and what it says. */
  href: string;
  action: string;
}

function messagePage({ heading, text, siteUrl, href, action }: Message): string {
  return layout({
    title: heading,
    siteUrl,
    body: html`<h1>${heading}</h1>
      <p class="message">${text}</p>
      <a class="go" href="${href}">${action}</a>`,
  });
}

/** The visitor came too late, or from the history of the browser, to a page of a sign-in that is over. */
export function expiredPage({ siteUrl }: { siteUrl: string }): string {
  return messagePage({
    heading: 'This page has expired',
    text: 'The sign-in that it belonged to is finished or was left for too long. Start again from the community; if you are signed in already, it opens at once.',
    siteUrl,
    href: `${siteUrl}/community`,
    action: 'Go to the community',
  });
}

/** A sign-in that can't go on. The reason is the protocol's, for whoever set up the site. */
export function errorPage({ siteUrl, reason }: { siteUrl: string; reason: string }): string {
  return messagePage({
    heading: 'This can’t go on',
    text: html`Something is wrong with the link that led here. Go back and try once more.
      <span class="reason">${reason}</span>`,
    siteUrl,
    href: `${siteUrl}/community`,
    action: 'Back to Aranya',
  });
}

/** Another program asked to sign the visitor out: only they may say yes. The form is the provider's. */
export function signOutPage({ siteUrl, form }: { siteUrl: string; form: string }): string {
  return layout({
    title: 'Sign out?',
    siteUrl,
    body: html`<h1>Sign out?</h1>
      <p class="message">You are signed in to Aranya at this browser.</p>
      ${trusted(form)}
      <button class="go" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <a class="stay" href="${siteUrl}/community">Stay signed in</a>`,
  });
}

/** The visitor is signed out, and no address to return to was given. */
export function signedOutPage({ siteUrl }: { siteUrl: string }): string {
  return messagePage({
    heading: 'You are signed out',
    text: 'See you in the wild.',
    siteUrl,
    href: `${siteUrl}/`,
    action: 'Back to Aranya',
  });
}

/** The server failed. */
export function failurePage({ siteUrl }: { siteUrl: string }): string {
  return messagePage({
    heading: 'That did not work',
    text: 'The sign-in server ran into a problem of its own. Wait a moment and try once more.',
    siteUrl,
    href: `${siteUrl}/community`,
    action: 'Back to Aranya',
  });
}

/** No page has this address. */
export function notFoundPage({ siteUrl }: { siteUrl: string }): string {
  return messagePage({
    heading: 'Nothing lives here',
    text: 'Aranya’s sign-in has no page at this address.',
    siteUrl,
    href: `${siteUrl}/`,
    action: 'Back to Aranya',
  });
}

/** The front door: sign-in begins at the site. */
export function frontPage({ siteUrl }: { siteUrl: string }): string {
  return messagePage({
    heading: 'Aranya’s sign-in',
    text: 'Accounts of the community are kept here. Signing in begins at the site, which brings you here when it needs you.',
    siteUrl,
    href: `${siteUrl}/community`,
    action: 'Go to the community',
  });
}
