import type { AccountStore } from '../accounts/account-store';
import type { IdentityDb } from '../db/identity-db';
import type { MailerSettings } from '../mail/mailer';
import { createAccountMail, type AccountMail } from './account-mail';
import { createEmailCodes } from './email-codes';
import { createEmailConfirmation, type EmailConfirmation } from './email-confirmation';
import { createForgottenPasswords, type ForgottenPasswords } from './forgotten-passwords';
import { createMailLimits } from './mail-limits';
import type { PasswordResets } from './password-resets';

/** What works where mail can be sent. */
export interface Mailed {
  mail: AccountMail;
  confirmation: EmailConfirmation;
  forgotten: ForgottenPasswords;
  deleteExpired(): Promise<void>;
}

interface Options {
  settings: { mail: MailerSettings; issuer: string; siteUrl: string; rateLimitScale: number };
  db: IdentityDb;
  accounts: AccountStore;
  resets: PasswordResets;
  hash: (text: string) => string;
}

export function createMailed({ settings, db, accounts, resets, hash }: Options): Mailed {
  const codes = createEmailCodes(db);
  const mail = createAccountMail({ ...settings, resets });
  const limits = createMailLimits({ db, scale: settings.rateLimitScale, hash });
  return {
    mail,
    confirmation: createEmailConfirmation({ accounts, codes, mail, limits }),
    forgotten: createForgottenPasswords({ accounts, mail, limits }),
    deleteExpired: codes.deleteExpired,
  };
}
