import type { AccountStore } from '../accounts/account-store';
import type { EmailConfirmation } from '../mailed/email-confirmation';
import { say } from '../language/say';
import type { Passkeys } from '../passkeys/passkeys';
import { admit } from './admit';
import { type Submission, type SubmitOutcome, tooManyAttempts } from './outcome';
import type { SignInLimits } from './sign-in-limits';

export type PasskeyFlow = ReturnType<typeof createPasskeyFlow>;

interface Options {
  accounts: AccountStore;
  passkeys: Passkeys;
  limits: SignInLimits;
  confirmation: EmailConfirmation | undefined;
}

export const createPasskeyFlow = ({ accounts, passkeys, limits, confirmation }: Options) => ({
  async signIn(submission: Submission): Promise<SubmitOutcome> {
    const { uid, form, address } = submission;
    const retryAfterSeconds = await limits.takePasskey(address);
    if (retryAfterSeconds > 0) return { ...tooManyAttempts(form, retryAfterSeconds), screen: 'sign-in' };
    const checked = await passkeys.check(uid, form['credential']);
    const account = 'passkey' in checked ? await accounts.findById(checked.passkey.accountId) : undefined;
    if (account === undefined) {
      limits.fail();
      const problem = say(`passkey_${'problem' in checked ? checked.problem : 'unknown'}`);
      return { values: {}, errors: {}, problem, screen: 'sign-in' };
    }
    await limits.succeedWithPasskey(address);
    return admit(confirmation, account, submission);
  },
});
