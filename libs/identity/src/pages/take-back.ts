import { pageOf } from '../language/language';
import { say, sayHtml } from '../language/say';
import { html } from './html';
import { layout, type Site } from './layout';
import { messagePage, writeToUs } from './messages';

export const takeBackPage = (site: Site, email: string): string =>
  layout(
    site,
    say('take_back'),
    html`<h1>${say('take_back')}</h1>
      <p class="message">
        ${sayHtml('take_back_text', { site: site.words().name, email: html`<strong>${email}</strong>` })}
      </p>
      <form method="post">
        <button class="button" type="submit">${say('take_back_button')}</button>
      </form>
      <a class="cancel" href="${pageOf(site.url, '/')}">${say('take_back_leave')}</a>`,
  );

export const expiredTakeBackPage = (site: Site): string =>
  messagePage(
    site,
    say('link_over'),
    sayHtml('take_back_over', { write: writeToUs(site, 'write_to_us_within') }),
    say('to_community'),
  );

export const takenAddressPage = (site: Site, email: string): string =>
  messagePage(
    site,
    say('take_back_taken'),
    sayHtml('take_back_taken_text', { email, write: writeToUs(site, 'write_to_us') }),
  );
