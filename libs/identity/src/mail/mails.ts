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

export const emailChangeMail = (code: string, minutes: number): Content =>
  compose(`${code} is your Aranya code`, [
    'Somebody wants to use this e-mail address for their Aranya account. To do so, enter this code on the page of the account:',
    code,
    `It works for ${minutes} minutes. Nobody from Aranya will ever ask you for it.`,
    notYou,
  ]);

/** To the address of the account. Another password ends what was asked for. */
export const emailChangeAskedMail = (email: string, resetUrl: string): Content =>
  compose('Your Aranya account is to have another e-mail address', [
    `Somebody who knows the password of your Aranya account wants to use ${email} for it. It changes as soon as they enter the code that we sent there.`,
    'If this was not you, choose another password now, which ends it:',
    { href: resetUrl },
  ]);

/** To the address that the account had. */
export const emailChangedMail = (email: string, { siteUrl }: MailSite): Content =>
  compose('Your Aranya account has another e-mail address', [
    `Your Aranya account has the e-mail address ${email} now. This one no longer signs in.`,
    'If this was not you, write to the people behind the site:',
    { href: `${siteUrl}/contact` },
  ]);

/** Tells the owner of a change that they did not make. */
export const passwordChangedMail = (resetUrl: string): Content =>
  compose('Your Aranya password was changed', [
    'The password of your Aranya account was changed, and everybody who was signed in was signed out.',
    'If this was not you, choose another password now:',
    { href: resetUrl },
  ]);
