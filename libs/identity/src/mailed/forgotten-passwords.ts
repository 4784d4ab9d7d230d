import { emailForm, fieldErrors } from '../accounts/account-forms';
import type { AccountStore } from '../accounts/account-store';
import { type Rejection, type Submission, tooManyAttempts, typed } from '../interaction/outcome';
import type { AccountMail } from './account-mail';
import type { MailLimits } from './mail-limits';

export interface ForgottenPasswords {
  /**
   * Does not wait for the mail, whose time would tell whether there is an account.
   * @returns the e-mail
   */
  ask(submission: Pick<Submission, 'form' | 'address' | 'findBrowser'>): Promise<string | Rejection>;
}

interface Options {
  accounts: AccountStore;
  mail: AccountMail;
  limits: MailLimits;
}

export function createForgottenPasswords({ accounts, mail, limits }: Options): ForgottenPasswords {
  return {
    async ask({ form, address, findBrowser: browserOf }) {
      const parsed = emailForm.safeParse(form);
      if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
      const { email } = parsed.data;
      const account = await accounts.findByEmail(email);
      const browser = account && browserOf(account);
      const retryAfterSeconds = await limits.take({ email, address, browser });
      if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
      if (account !== undefined) mail.sendReset(account);
      return email;
    },
  };
}
