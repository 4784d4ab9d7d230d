import { emailChangeForm, fieldErrors } from '../accounts/account-forms';
import { type Account, type AccountStore, EmailTakenError } from '../accounts/account-store';
import { type Form, type Rejection, typed } from '../interaction/outcome';
import { say } from '../language/say';
import type { Mailed } from '../mailed/mailed';
import type { AccountView } from '../pages/account-page';
import type { CurrentPassword, Visit } from './current-password';

/** For the page, with the account if it changed. */
export type EmailChangeAnswer = Partial<AccountView> & { status?: number; account?: Account };

export type EmailChange = ReturnType<typeof createEmailChange>;

interface Options {
  accounts: AccountStore;
  currentPassword: CurrentPassword;
  mailed: Mailed | undefined;
}

const changed = (account: Account): EmailChangeAnswer => ({
  account,
  done: say('account_email_done', { email: account.email }),
});

/** With mail, a code sent to the new address changes it; without, it changes at once, unconfirmed. */
export function createEmailChange({ accounts, currentPassword, mailed }: Options) {
  /** Sign-ins name their codes after their interactions. */
  const changeName = ({ uid }: Visit) => `change ${uid}`;
  const waitsFor = async (visit: Visit) => mailed?.confirmation.sentTo(changeName(visit));

  async function changeAtOnce({ id }: Account, email: string): Promise<EmailChangeAnswer> {
    try {
      const account = await accounts.changeEmail(id, email, null);
      return account ? changed(account) : {};
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      return { status: 400, errors: { email: say('email_taken') } };
    }
  }

  const refused = ({ status = 400, errors, problem }: Rejection): EmailChangeAnswer => ({
    status,
    errors,
    problem,
  });

  return {
    waitsFor,

    /** @param address of the visitor's device */
    async ask(visit: Visit, form: Form, address: string): Promise<EmailChangeAnswer> {
      const { account } = visit;
      const typedEmail = typed(form)['email'];
      const parsed = emailChangeForm.safeParse(form);
      if (!parsed.success) return { status: 400, typedEmail, errors: fieldErrors(parsed.error) };
      const { email, emailPassword } = parsed.data;
      const refusal = await currentPassword.refuse(visit, emailPassword, address, 'emailPassword');
      if (refusal) return { status: 400, typedEmail, ...refusal };
      if (email === account.email) return changed(account);
      if (!mailed) return { typedEmail, ...(await changeAtOnce(account, email)) };
      const outcome = await mailed.confirmation.askToChange(changeName(visit), form, account, email, address);
      return typeof outcome === 'object' && 'errors' in outcome ? { typedEmail, ...refused(outcome) } : {};
    },

    async enterCode(visit: Visit, form: Form): Promise<EmailChangeAnswer> {
      // A double press's first form may have changed it.
      if (!mailed || (await waitsFor(visit)) === undefined) return {};
      const outcome = await mailed.confirmation.check(changeName(visit), form);
      if ('errors' in outcome) return refused(outcome);
      // A double press's second form sees the new address already.
      if (visit.account.email !== outcome.email) mailed.mail.sendEmailChanged(visit.account, outcome.email);
      return changed(outcome);
    },

    async cancel(visit: Visit): Promise<EmailChangeAnswer> {
      await mailed?.confirmation.cancel(changeName(visit));
      return {};
    },
  };
}
