import { pageOf } from '../language/language';
import { say, sayHtml } from '../language/say';
import { html, type Html } from './html';
import { layout, type Site } from './layout';

/** @param words at the start of a sentence, or within it */
export const writeToUs = (site: Site, words: 'write_to_us' | 'write_to_us_within') =>
  html`<a href="${pageOf(site.url, '/contact-us')}">${say(words)}</a>`;

const backTo = (site: Site) => say('back_to_site', { site: site.words().name });

export function messagePage(
  site: Site,
  heading: string,
  text: Html | Html[] | string,
  action = backTo(site),
  path: '/' | '/community' = '/community',
): string {
  return layout(
    site,
    heading,
    html`<h1>${heading}</h1>
      <p class="message">${text}</p>
      <a class="button" href="${pageOf(site.url, path)}">${action}</a>`,
  );
}

export const expiredPage = (site: Site) =>
  messagePage(site, say('expired'), say('expired_text'), say('to_community'));

export const expiredResetPage = (site: Site) =>
  messagePage(site, say('link_over'), say('reset_over'), say('to_community'));

export const passwordChangedPage = (site: Site) =>
  messagePage(site, say('password_changed'), say('password_changed_text'), say('sign_in'));

export const noSignUpPage = (site: Site, why: 'invitation' | 'closed') => {
  const isByInvitation = why === 'invitation';
  const heading = say(isByInvitation ? 'join_invitation' : 'join_closed');
  return layout(
    site,
    heading,
    html`<h1>${heading}</h1>
      <p class="message">
        ${say(isByInvitation ? 'join_invitation_text' : 'join_closed_text')}
        ${sayHtml('join_question', { write: writeToUs(site, 'write_to_us') })}
      </p>
      <a class="button" href="?screen=sign-in">${say('sign_in')}</a>
      <a class="cancel" href="${pageOf(site.url, '/')}">${backTo(site)}</a>`,
  );
};

/** The same with and without an account. */
export const resetSentPage = (site: Site, email: string) =>
  messagePage(site, say('check_mail'), say('reset_sent', { email }));

/** The reason helps the site's developers. */
export const errorPage = (site: Site, reason: Html | string) =>
  messagePage(site, say('refused'), html`${say('refused_text')} <span class="reason">${reason}</span>`);

export const tooManyCallsPage = (site: Site, seconds: number) =>
  messagePage(site, say('calls'), say('calls_wait', { count: seconds }));

/** Somebody else's link may have led here. */
export const signOutPage = (site: Site, providerForm: string) =>
  layout(
    site,
    say('sign_out_ask'),
    html`<h1>${say('sign_out_ask')}</h1>
      <p class="message">${say('sign_out_text', { site: site.words().name })}</p>
      ${{ markup: providerForm }}
      <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">
        ${say('sign_out')}
      </button>
      <a class="cancel" href="${pageOf(site.url, '/community')}">${say('sign_out_stay')}</a>`,
  );

export const signedOutPage = (site: Site) =>
  messagePage(site, say('signed_out'), say('signed_out_text'), backTo(site), '/');

/** After a double press, Back, or from another tab. */
export const usedSignOutPage = (site: Site, isSignedIn: boolean) =>
  isSignedIn
    ? layout(
        site,
        say('expired'),
        html`<h1>${say('expired')}</h1>
          <p class="message">${say('sign_out_still', { site: site.words().name })}</p>
          <a class="button" href="${site.signInPath}/v2/logout">${say('sign_out')}</a>
          <a class="cancel" href="${pageOf(site.url, '/community')}">${say('sign_out_stay')}</a>`,
      )
    : signedOutPage(site);

export const failurePage = (site: Site) => messagePage(site, say('failed'), say('failed_text'));

export const notFoundPage = (site: Site) =>
  messagePage(site, say('nothing'), say('nothing_text', { site: site.words().name }), backTo(site), '/');

export const startPage = (site: Site) =>
  messagePage(
    site,
    say('start', { site: site.words().name }),
    sayHtml('start_text', {
      account: html`<a href="${site.signInPath}/account">${say('account')}</a>`,
    }),
    say('to_community'),
  );
