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

export const codeMail = (code: string, minutes: number, { name, url }: MailSite): Content =>
  compose(`${code} is your ${name} code`, [
    `Somebody is signing up or signing in at ${name} with this e-mail address. To continue, enter this code there:`,
    code,
    `It works for ${minutes} minutes. Nobody from ${name} will ever ask you for it.`,
    notYou,
    { href: `${url}/` },
  ]);

/** The page must not tell that there is an account, so the mail does. */
export const knownAccountMail = (resetUrl: string, { name, url }: MailSite): Content =>
  compose(`You have an account at ${name}`, [
    `Somebody tried to sign up at ${name} with this e-mail address. There is already an account with it: sign in with its password.`,
    { href: `${url}/community` },
    'If you have forgotten the password, choose a new one here:',
    { href: resetUrl },
    notYou,
  ]);

export const resetMail = (resetUrl: string, minutes: number, { name }: MailSite): Content =>
  compose(`Choose a new password for ${name}`, [
    `Somebody asked for a new password for the account at ${name} with this e-mail address. To choose one, open:`,
    { href: resetUrl },
    `The link works once, for ${minutes} minutes. The old password works until then.`,
    notYou,
  ]);

export const firstPasswordMail = (
  {
    name: member,
    email,
    password,
    lastDay,
  }: { name: string; email: string; password: string; lastDay: string },
  { name, url }: MailSite,
): Content =>
  compose(`You are a member of ${name}`, [
    `Hello ${member}! An admin of ${name} has added you. Sign in here with your e-mail address ${email} and this first password:`,
    { href: `${url}/community` },
    password,
    `It works until ${lastDay}. At your first sign-in you choose your own password.`,
    'If you do not know this site, you can ignore this mail: an account that nobody opens is deleted.',
  ]);

export const emailChangeMail = (code: string, minutes: number, { name }: MailSite): Content =>
  compose(`${code} is your ${name} code`, [
    `Somebody wants to use this e-mail address for their account at ${name}. To do so, enter this code on the page of the account:`,
    code,
    `It works for ${minutes} minutes. Nobody from ${name} will ever ask you for it.`,
    notYou,
  ]);

/** To the account's address. Another password cancels the change. */
export const emailChangeAskedMail = (email: string, resetUrl: string, { name }: MailSite): Content =>
  compose(`A new e-mail address for your account at ${name}`, [
    `Somebody who knows the password of your account at ${name} wants to use ${email} for it. It changes as soon as they enter the code that we sent there.`,
    'If this was not you, choose another password now, which cancels the change:',
    { href: resetUrl },
  ]);

/** To the account's former address. */
export const emailChangedMail = (
  email: string,
  takeBackUrl: string,
  days: number,
  { name }: MailSite,
): Content =>
  compose(`Your account at ${name} has another e-mail address`, [
    `Your account at ${name} now uses the e-mail address ${email}. You can no longer sign in with this one.`,
    'If this was not you, take the account back:',
    { href: takeBackUrl },
    `The link works once, for ${days} days. If it was you, there is nothing to do.`,
  ]);

export const passwordChangedMail = (resetUrl: string, { name }: MailSite): Content =>
  compose(`Your password for ${name} was changed`, [
    `The password of your account at ${name} was changed, and everybody who was signed in was signed out.`,
    'If this was not you, choose another password now:',
    { href: resetUrl },
  ]);

export const passkeyAddedMail = (passkey: string, resetUrl: string, { name }: MailSite): Content =>
  compose(`A passkey was added to your account at ${name}`, [
    `The passkey “${passkey}” now signs in to your account at ${name}.`,
    'If this was not you, choose another password now, which removes every passkey:',
    { href: resetUrl },
  ]);
