import type { Account } from '../accounts/account-store';
import { createMailer, type MailerSettings } from '../mail/mailer';
import { codeMail, knownAccountMail, passwordChangedMail, resetMail } from '../mail/mails';
import { CODE_MINUTES } from './email-code';
import { type PasswordResets, RESET_MINUTES, resetUrlOf } from './password-resets';

type Owner = Pick<Account, 'id' | 'email'>;

/** All reject with `MailNotSent`. */
export interface AccountMail {
  sendCode(email: string, code: string): Promise<void>;
  sendKnownAccount(owner: Owner): Promise<void>;
  sendReset(owner: Owner): Promise<void>;
  sendPasswordChanged(owner: Owner): Promise<void>;
  close(): void;
}

interface Options {
  mail: MailerSettings;
  issuer: string;
  siteUrl: string;
  resets: PasswordResets;
}

export function createAccountMail({ mail, issuer, siteUrl, resets }: Options): AccountMail {
  const mailer = createMailer(mail);
  const resetUrl = async ({ id }: Owner) =>
    resetUrlOf(issuer, await resets.create({ accountId: id, mailed: true }, RESET_MINUTES));
  return {
    sendCode: (to, code) => mailer.send({ to, ...codeMail(code, CODE_MINUTES, { siteUrl }) }),
    sendKnownAccount: async (owner) =>
      mailer.send({ to: owner.email, ...knownAccountMail(await resetUrl(owner), { siteUrl }) }),
    sendReset: async (owner) =>
      mailer.send({ to: owner.email, ...resetMail(await resetUrl(owner), RESET_MINUTES) }),
    sendPasswordChanged: async (owner) =>
      mailer.send({ to: owner.email, ...passwordChangedMail(await resetUrl(owner)) }),
    close: mailer.close,
  };
}
