import { html, type Html } from './html';
import { layout, type Site } from './layout';

export function messagePage(
  site: Site,
  heading: string,
  text: Html | string,
  action = `Back to ${site.words().name}`,
  path: '/' | '/community' = '/community',
): string {
  return layout(
    site,
    heading,
    html`<h1>${heading}</h1>
      <p class="message">${text}</p>
      <a class="button" href="${site.url}${path}">${action}</a>`,
  );
}

export const expiredPage = (site: Site) =>
  messagePage(
    site,
    'This page has expired',
    'Its sign-in has finished or was left for too long. Start again from the community. If you are already signed in, it opens at once.',
    'Go to the community',
  );

export const expiredResetPage = (site: Site) =>
  messagePage(
    site,
    'This link no longer works',
    'It has been used already, or it is too old. If your password is changed, sign in with the new one. Otherwise start at “Forgot your password?” on the sign-in page.',
    'Go to the community',
  );

export const passwordChangedPage = (site: Site) =>
  messagePage(
    site,
    'Your password is changed',
    'Sign in with the new one. Other browsers and apps are signed out.',
    'Sign in',
  );

export const noSignUpPage = (site: Site, why: 'invitation' | 'closed') => {
  const isByInvitation = why === 'invitation';
  const heading = isByInvitation ? 'Members come in by invitation' : 'Nobody new can join at the moment';
  return layout(
    site,
    heading,
    html`<h1>${heading}</h1>
      <p class="message">
        ${isByInvitation && 'Open the link of your invitation: it leads you here to sign up.'}
        ${!isByInvitation && 'Members sign in as always.'}
        <a href="${site.url}/contact-us">Write to us</a> if you have a question.
      </p>
      <a class="button" href="?screen=sign-in">Sign in</a>
      <a class="cancel" href="${site.url}/">Back to ${site.words().name}</a>`,
  );
};

/** The same with and without an account. */
export const resetSentPage = (site: Site, email: string) =>
  messagePage(
    site,
    'Check your mail',
    `If ${email} has an account, a link to choose a new password is on its way. It works for an hour. Nothing there after a few minutes? Check your spam folder, or ask again.`,
  );

/** The reason helps the site's developers. */
export const errorPage = (site: Site, reason: string) =>
  messagePage(
    site,
    'This link does not work',
    html`Something is wrong with the link that brought you here. Go back and try again.
      <span class="reason">${reason}</span>`,
  );

export const tooManyCallsPage = (site: Site, seconds: number) =>
  messagePage(
    site,
    'That was a lot at once',
    `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
  );

/** Somebody else's link may have led here. */
export const signOutPage = (site: Site, providerForm: string) =>
  layout(
    site,
    'Do you want to sign out?',
    html`<h1>Do you want to sign out?</h1>
      <p class="message">You are signed in to ${site.words().name} in this browser.</p>
      ${{ markup: providerForm }}
      <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <a class="cancel" href="${site.url}/community">Stay signed in</a>`,
  );

export const signedOutPage = (site: Site) =>
  messagePage(site, 'You are signed out', 'See you in the wild.', `Back to ${site.words().name}`, '/');

/** After a double press, Back, or from another tab. */
export const usedSignOutPage = (site: Site, isSignedIn: boolean) =>
  isSignedIn
    ? layout(
        site,
        'This page has expired',
        html`<h1>This page has expired</h1>
          <p class="message">You are still signed in to ${site.words().name} in this browser.</p>
          <a class="button" href="${site.signInPath}/v2/logout">Sign out</a>
          <a class="cancel" href="${site.url}/community">Stay signed in</a>`,
      )
    : signedOutPage(site);

export const failurePage = (site: Site) =>
  messagePage(
    site,
    'That did not work',
    'The sign-in server ran into a problem. Wait a moment and try again.',
  );

export const notFoundPage = (site: Site) =>
  messagePage(
    site,
    'Nothing lives here',
    `${site.words().name} has no sign-in page at this address.`,
    `Back to ${site.words().name}`,
    '/',
  );

export const startPage = (site: Site) =>
  messagePage(
    site,
    `Sign-in of ${site.words().name}`,
    html`Accounts of the community are kept here. Signing in begins at the site, which brings you here when it
      needs you. <a href="${site.signInPath}/account">Your account</a> shows where you are signed in.`,
    'Go to the community',
  );
