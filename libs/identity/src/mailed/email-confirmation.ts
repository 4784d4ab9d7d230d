import { type Account, type AccountStore, EmailTakenError } from '../accounts/account-store';
import { type Form, type CodeOutcome, type Rejection, tooManyAttempts, typed } from '../interaction/outcome';
import { say } from '../language/say';
import { logError } from '../logged-error';
import type { AccountMail } from './account-mail';
import { newCode } from './email-code';
import type { CodeFor, EmailCodes } from './email-codes';
import type { MailLimits } from './mail-limits';

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>;

interface Options {
  accounts: AccountStore;
  codes: EmailCodes;
  mail: AccountMail;
  limits: MailLimits;
}

const rejection = (form: Form, problem: string, more: Partial<Rejection> = {}): Rejection => ({
  values: typed(form),
  errors: {},
  problem,
  ...more,
});

export function createEmailConfirmation({ accounts, codes, mail, limits }: Options) {
  /** Answers alike with and without an account. */
  async function ask(
    uid: string,
    form: Form,
    purpose: CodeFor,
    address: string,
    { isNew, send }: { isNew: boolean; send: AccountMail['sendCode'] },
  ): Promise<CodeOutcome> {
    const retryAfterSeconds = await limits.take({ email: purpose.email, address });
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    const owner = isNew ? await accounts.findByEmail(purpose.email) : undefined;
    const code = newCode();
    await codes.save(uid, purpose, owner === undefined ? code : undefined);
    try {
      await (owner === undefined ? send(purpose.email, code) : mail.sendKnownAccount(owner));
      return 'code';
    } catch (error) {
      logError(error);
      await codes.remove(uid);
      return rejection(form, say('mail_failed'), {
        status: 503,
      });
    }
  }

  async function finish({ email, signUp, accountId }: CodeFor): Promise<Account | undefined> {
    try {
      if (accountId !== null) {
        const account = await accounts.findById(accountId);
        if (account?.email === email) return await accounts.confirmEmail(accountId);
        return await accounts.changeEmail(accountId, email, new Date());
      }
      if (signUp === null) return undefined;
      return await accounts.create({ ...signUp, email, emailVerifiedAt: new Date() });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      // A double press sends the same hash twice; any other sign-up has its own.
      const owner = await accounts.findByEmail(email);
      return owner !== undefined && owner.passwordHash === signUp?.passwordHash ? owner : undefined;
    }
  }

  return {
    askToSignUp: (uid: string, form: Form, { email, ...signUp }: NewAccount, address: string) =>
      ask(uid, form, { email, signUp, accountId: null }, address, { isNew: true, send: mail.sendCode }),

    askToConfirm: (uid: string, form: Form, { id, email }: Account, address: string) =>
      ask(uid, form, { email, signUp: null, accountId: id }, address, {
        isNew: false,
        send: mail.sendCode,
      }),

    async askToChange(uid: string, form: Form, account: Account, email: string, address: string) {
      const purpose = { email, signUp: null, accountId: account.id };
      const outcome = await ask(uid, form, purpose, address, { isNew: true, send: mail.sendChangeCode });
      // The member need not wait for it.
      if (outcome === 'code') mail.sendChangeAsked(account, email);
      return outcome;
    },

    async askAgain(uid: string, form: Form, address: string): Promise<CodeOutcome> {
      const found = await codes.find(uid);
      if (found === undefined) return rejection(form, say('code_late'), { screen: 'sign-in' });
      const { email, signUp, accountId } = found;
      const isNew = signUp !== null;
      return ask(uid, form, { email, signUp, accountId }, address, { isNew, send: mail.sendCode });
    },

    async check(uid: string, form: Form): Promise<Account | Rejection> {
      const code = typeof form['code'] === 'string' ? form['code'].slice(0, 20) : '';
      if (code.trim() === '') return { values: {}, errors: { code: say('code_missing') } };
      const checked = await codes.check(uid, code);
      if (checked.result !== 'right') {
        return checked.result === 'gone'
          ? rejection(form, say('code_over'))
          : { values: {}, errors: { code: say('code_wrong') } };
      }
      // The code stays valid for a double press, in this sign-in alone.
      const account = await finish(checked.found);
      return account ?? rejection(form, say('code_sign_in'), { screen: 'sign-in' });
    },

    sentTo: async (uid: string) => (await codes.find(uid))?.email,

    cancel: codes.remove,
  };
}
