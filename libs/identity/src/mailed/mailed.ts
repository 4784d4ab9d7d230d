import type { AccountStore } from '../accounts/account-store';
import type { IdentityDb } from '../db/schema';
import type { MailerSettings } from '../mail/mailer';
import type { IdentitySettings } from '../settings';
import { createAccountMail } from './account-mail';
import type { AddressTakeBacks } from './address-take-backs';
import { createEmailCodes } from './email-codes';
import { createEmailConfirmation } from './email-confirmation';
import { createForgottenPasswords } from './forgotten-passwords';
import { createMailLimits } from './mail-limits';
import type { PasswordResets } from './password-resets';

export type Mailed = ReturnType<typeof createMailed>;

interface Options {
  settings: Pick<IdentitySettings, 'issuer' | 'siteUrl' | 'siteWords' | 'rateLimitScale'> & {
    mail: MailerSettings;
  };
  db: IdentityDb;
  accounts: AccountStore;
  resets: PasswordResets;
  takeBacks: AddressTakeBacks;
  hash: (text: string) => string;
  now: () => number;
}

export function createMailed(options: Options) {
  const { settings, db, accounts, resets, takeBacks, hash, now } = options;
  const codes = createEmailCodes(db, now);
  const mail = createAccountMail({ ...settings, resets, takeBacks });
  const limits = createMailLimits({ db, scale: settings.rateLimitScale, hash, now });
  return {
    mail,
    confirmation: createEmailConfirmation({ accounts, codes, mail, limits }),
    forgotten: createForgottenPasswords({ accounts, mail, limits }),
    deleteExpired: codes.deleteExpired,
  };
}
