import { html, type Html } from '../pages/html';
import type { Mail } from './mailer';

export interface MailSite {
  /** Without a slash at the end. */
  siteUrl: string;
}

type Content = Omit<Mail, 'to'>;

function compose(subject: string, lines: readonly (string | { href: string })[]): Content {
  const paragraph = (line: string | { href: string }): Html =>
    typeof line === 'string' ? html`<p>${line}</p>` : html`<p><a href="${line.href}">${line.href}</a></p>`;
  const page = html`<!doctype html>
    <html lang="en">
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

const notYou = 'If this was not you, you can ignore this mail.';

export const codeMail = (code: string, minutes: number, { siteUrl }: MailSite): Content =>
  compose(`${code} is your Aranya code`, [
    'Somebody is signing up or signing in at Aranya with this e-mail address. To continue, enter this code there:',
    code,
    `It works for ${minutes} minutes. Nobody from Aranya will ever ask you for it.`,
    notYou,
    { href: `${siteUrl}/` },
  ]);

/** The page tells nobody that the e-mail has an account, so the mail does. */
export const knownAccountMail = (resetUrl: string, { siteUrl }: MailSite): Content =>
  compose('You have an Aranya account', [
    'Somebody tried to sign up at Aranya with this e-mail address. There is already an account with it: sign in with its password.',
    { href: `${siteUrl}/community` },
    'If you have forgotten the password, choose a new one here:',
    { href: resetUrl },
    notYou,
  ]);

export const resetMail = (resetUrl: string, minutes: number): Content =>
  compose('Choose a new Aranya password', [
    'Somebody asked for a new password for the Aranya account with this e-mail address. To choose one, open:',
    { href: resetUrl },
    `The link works once, for ${minutes} minutes. The old password works until then.`,
    notYou,
  ]);

/** Tells the owner of a change that they did not make. */
export const passwordChangedMail = (resetUrl: string): Content =>
  compose('Your Aranya password was changed', [
    'The password of your Aranya account was changed, and everybody who was signed in was signed out.',
    'If this was not you, choose another password now:',
    { href: resetUrl },
  ]);
