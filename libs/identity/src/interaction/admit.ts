import type { Account } from '../accounts/account-store';
import type { EmailConfirmation } from '../mailed/email-confirmation';
import type { OwnPassword, Rejection, Submission, SubmitOutcome } from './outcome';

/** Accounts from before mail was set up confirm their address. */
export async function admit(
  confirmation: EmailConfirmation | undefined,
  verified: Account | Rejection | OwnPassword,
  { uid, form, address }: Submission,
): Promise<SubmitOutcome> {
  if (
    'errors' in verified ||
    'chooseAt' in verified ||
    verified.emailVerifiedAt !== null ||
    confirmation === undefined
  )
    return verified;
  return confirmation.askToConfirm(uid, form, verified, address);
}
