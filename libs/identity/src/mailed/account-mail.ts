import type { Account } from '../accounts/account-store';
import type { FirstPassword, NewMember } from '../accounts/first-passwords';
import { getLanguage } from '../language/language';
import { logError } from '../logged-error';
import { createMailer, type Mailer, type MailerSettings } from '../mail/mailer';
import {
  codeMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailChangeMail,
  firstPasswordMail,
  knownAccountMail,
  passkeyAddedMail,
  passwordChangedMail,
  resetMail,
} from '../mail/mails';
import type { SiteWords } from '../pages/layout';
import { dayText } from '../pages/times';
import { type AddressTakeBacks, TAKE_BACK_DAYS, takeBackUrl } from './address-take-backs';
import { CODE_MINUTES } from './email-code';
import { type PasswordResets, RESET_MINUTES, passwordResetUrl } from './password-resets';

type Owner = Pick<Account, 'id' | 'email'>;

/** What a page waits for rejects with `MailNotSent`; of the rest a failure is logged. */
export interface AccountMail extends Pick<Mailer, 'send' | 'isReady'> {
  sendCode(email: string, code: string): Promise<void>;
  sendKnownAccount(owner: Owner): Promise<void>;
  sendChangeCode(email: string, code: string): Promise<void>;
  sendFirstPassword(member: NewMember, first: FirstPassword): Promise<void>;
  sendReset(owner: Owner): void;
  sendPasswordChanged(owner: Owner): void;
  /** @param name the passkey's */
  sendPasskeyAdded(owner: Owner, name: string): void;
  sendChangeAsked(owner: Owner, email: string): void;
  /** @param before the owner with the former address */
  sendEmailChanged(before: Owner, email: string): void;
  /** Waits for mails that are under way. */
  close(): Promise<void>;
}

/** For the page that the mail opens, in any browser. */
function inItsLanguage(url: string): string {
  const language = getLanguage();
  return language === 'en' ? url : `${url}?ui_locales=${language}`;
}

interface Options {
  mail: MailerSettings;
  issuer: string;
  siteUrl: string;
  siteWords: () => SiteWords;
  resets: PasswordResets;
  takeBacks: AddressTakeBacks;
}

export function createAccountMail(options: Options): AccountMail {
  const { mail, issuer, siteUrl, siteWords, resets, takeBacks } = options;
  const site = () => ({ url: siteUrl, name: siteWords().name });
  const mailer = createMailer(mail, () => site().name);
  const resetUrl = async ({ id }: Owner) =>
    inItsLanguage(
      passwordResetUrl(issuer, await resets.create({ accountId: id, mailed: true }, RESET_MINUTES)),
    );
  const underWay = new Set<Promise<void>>();
  const unawaited = (send: () => Promise<void>) => {
    const sent = send()
      .catch(logError)
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  };
  return {
    send: mailer.send,
    isReady: mailer.isReady,
    sendCode: (to, code) => mailer.send({ to, ...codeMail(code, CODE_MINUTES, site()) }),
    sendKnownAccount: async (owner) =>
      mailer.send({ to: owner.email, ...knownAccountMail(await resetUrl(owner), site()) }),
    sendChangeCode: (to, code) => mailer.send({ to, ...emailChangeMail(code, CODE_MINUTES, site()) }),
    sendFirstPassword: ({ name, email }, { password, endsAt }) => {
      const lastDay = dayText(endsAt);
      return mailer.send({ to: email, ...firstPasswordMail({ name, email, password, lastDay }, site()) });
    },
    sendReset: (owner) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...resetMail(await resetUrl(owner), RESET_MINUTES, site()) }),
      ),
    sendPasswordChanged: (owner) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...passwordChangedMail(await resetUrl(owner), site()) }),
      ),
    sendPasskeyAdded: (owner, name) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...passkeyAddedMail(name, await resetUrl(owner), site()) }),
      ),
    sendChangeAsked: (owner, email) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...emailChangeAskedMail(email, await resetUrl(owner), site()) }),
      ),
    sendEmailChanged: (before, email) =>
      unawaited(async () => {
        const token = await takeBacks.create({ accountId: before.id, email: before.email });
        const url = inItsLanguage(takeBackUrl(issuer, token));
        await mailer.send({ to: before.email, ...emailChangedMail(email, url, TAKE_BACK_DAYS, site()) });
      }),
    async close() {
      await Promise.all(underWay);
      mailer.close();
    },
  };
}
