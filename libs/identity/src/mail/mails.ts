import { getLanguage, pageOf } from '../language/language';
import { say } from '../language/say';
import { html, type Html } from '../pages/html';
import type { Mail } from './mailer';

export interface MailSite {
  name: string;
  url: string;
}

type Content = Omit<Mail, 'to'>;

function compose(subject: string, lines: readonly (string | { href: string })[]): Content {
  const paragraph = (line: string | { href: string }): Html =>
    typeof line === 'string' ? html`<p>${line}</p>` : html`<p><a href="${line.href}">${line.href}</a></p>`;
  const page = html`<!doctype html>
    <html lang="${getLanguage()}">
      <body>
        ${lines.map(paragraph)}
      </body>
    </html>`;
  return {
    subject,
    text: lines.map((line) => (typeof line === 'string' ? line : line.href)).join('\n\n') + '\n',
    html: page.markup,
  };
}

const notYou = () => say('mail_not_you');

export const codeMail = (code: string, minutes: number, { name: site, url }: MailSite): Content =>
  compose(say('mail_code_subject', { code, site }), [
    say('mail_code', { site }),
    code,
    say('mail_code_works', { count: minutes, site }),
    notYou(),
    { href: pageOf(url, '/') },
  ]);

/** The page must not tell that there is an account, so the mail does. */
export const knownAccountMail = (resetUrl: string, { name: site, url }: MailSite): Content =>
  compose(say('mail_known_subject', { site }), [
    say('mail_known', { site }),
    { href: pageOf(url, '/community') },
    say('mail_known_forgot'),
    { href: resetUrl },
    notYou(),
  ]);

export const resetMail = (resetUrl: string, minutes: number, { name: site }: MailSite): Content =>
  compose(say('mail_reset_subject', { site }), [
    say('mail_reset', { site }),
    { href: resetUrl },
    say('mail_reset_works', { count: minutes }),
    notYou(),
  ]);

export const firstPasswordMail = (
  { name, email, password, lastDay }: { name: string; email: string; password: string; lastDay: string },
  { name: site, url }: MailSite,
): Content =>
  compose(say('mail_first_subject', { site }), [
    say('mail_first', { name, site, email }),
    { href: pageOf(url, '/community') },
    password,
    say('mail_first_works', { day: lastDay }),
    say('mail_first_unknown'),
  ]);

export const emailChangeMail = (code: string, minutes: number, { name: site }: MailSite): Content =>
  compose(say('mail_code_subject', { code, site }), [
    say('mail_change', { site }),
    code,
    say('mail_code_works', { count: minutes, site }),
    notYou(),
  ]);

/** To the account's address. Another password cancels the change. */
export const emailChangeAskedMail = (email: string, resetUrl: string, { name: site }: MailSite): Content =>
  compose(say('mail_asked_subject', { site }), [
    say('mail_asked', { site, email }),
    say('mail_asked_not_you'),
    { href: resetUrl },
  ]);

/** To the account's former address. */
export const emailChangedMail = (
  email: string,
  takeBackUrl: string,
  days: number,
  { name: site }: MailSite,
): Content =>
  compose(say('mail_moved_subject', { site }), [
    say('mail_moved', { site, email }),
    say('mail_moved_not_you'),
    { href: takeBackUrl },
    say('mail_moved_works', { count: days }),
  ]);

export const passwordChangedMail = (resetUrl: string, { name: site }: MailSite): Content =>
  compose(say('mail_changed_subject', { site }), [
    say('mail_changed', { site }),
    say('mail_changed_not_you'),
    { href: resetUrl },
  ]);

export const passkeyAddedMail = (passkey: string, resetUrl: string, { name: site }: MailSite): Content =>
  compose(say('mail_passkey_subject', { site }), [
    say('mail_passkey', { name: passkey, site }),
    say('mail_passkey_not_you'),
    { href: resetUrl },
  ]);
