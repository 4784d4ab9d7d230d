import type { Account } from '../accounts/account-store';
import type { PasswordHashes } from '../accounts/password-hash';
import type { SignInLimits } from '../interaction/sign-in-limits';
import { say } from '../language/say';
import type { AccountView } from '../pages/account-page';

export interface Visit {
  account: Account;
  /** The session's. */
  uid: string;
}

export interface CurrentPassword {
  /**
   * Undefined if right. Failures count as those of sign-in.
   * @param address of the visitor's device
   * @param field that shows the error
   * @param isRight instead of the account's password
   */
  refuse(
    visit: Visit,
    current: string,
    address: string,
    field: string,
    isRight?: () => Promise<boolean>,
  ): Promise<Pick<AccountView, 'errors' | 'problem'> | undefined>;
}

export function createCurrentPassword(limits: SignInLimits, hashes: PasswordHashes): CurrentPassword {
  return {
    async refuse({ account, uid }, current, address, field, isRight) {
      const attempt = { email: account.email, password: current, address, browser: uid };
      if ((await limits.take(attempt)) > 0) return { problem: say('wait_minutes', { count: 15 }) };
      if (!(await (isRight?.() ?? hashes.verify(current, account.passwordHash))))
        return { errors: { [field]: say('current_wrong') } };
      await limits.succeed(attempt);
      return undefined;
    },
  };
}
