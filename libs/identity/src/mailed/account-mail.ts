import type { Account } from '../accounts/account-store';
import type { FirstPassword, NewMember } from '../accounts/first-passwords';
import { getLanguage } from '../language/language';
import { logError } from '../logged-error';
import { createMailer, type MailerSettings } from '../mail/mailer';
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

export type AccountMail = ReturnType<typeof createAccountMail>;

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

/** What a page waits for rejects with `MailNotSent`; of the rest a failure is logged. */
export function createAccountMail(options: Options) {
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
    sendCode: (to: string, code: string) => mailer.send({ to, ...codeMail(code, CODE_MINUTES, site()) }),
    sendKnownAccount: async (owner: Owner) =>
      mailer.send({ to: owner.email, ...knownAccountMail(await resetUrl(owner), site()) }),
    sendChangeCode: (to: string, code: string) =>
      mailer.send({ to, ...emailChangeMail(code, CODE_MINUTES, site()) }),
    sendFirstPassword: ({ name, email }: NewMember, { password, endsAt }: FirstPassword) => {
      const lastDay = dayText(endsAt);
      return mailer.send({ to: email, ...firstPasswordMail({ name, email, password, lastDay }, site()) });
    },
    sendReset: (owner: Owner) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...resetMail(await resetUrl(owner), RESET_MINUTES, site()) }),
      ),
    sendPasswordChanged: (owner: Owner) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...passwordChangedMail(await resetUrl(owner), site()) }),
      ),
    sendPasskeyAdded: (owner: Owner, passkey: string) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...passkeyAddedMail(passkey, await resetUrl(owner), site()) }),
      ),
    sendChangeAsked: (owner: Owner, email: string) =>
      unawaited(async () =>
        mailer.send({ to: owner.email, ...emailChangeAskedMail(email, await resetUrl(owner), site()) }),
      ),
    /** @param before the owner with the former address */
    sendEmailChanged: (before: Owner, email: string) =>
      unawaited(async () => {
        const token = await takeBacks.create({ accountId: before.id, email: before.email });
        const url = inItsLanguage(takeBackUrl(issuer, token));
        await mailer.send({ to: before.email, ...emailChangedMail(email, url, TAKE_BACK_DAYS, site()) });
      }),
    /** Waits for mails that are under way. */
    async close() {
      await Promise.all(underWay);
      mailer.close();
    },
  };
}
