import type { Account } from '../accounts/account-store';

export interface SignIn {
  /** Seconds since 1970. */
  at: number | undefined;
  sessionUid: string | undefined;
}

/** Of a browser's session. */
export const signInOf = ({ loginTs, uid }: { loginTs?: number | undefined; uid: string }): SignIn => ({
  at: loginTs,
  sessionUid: uid,
});

/** Sign-ins count in whole seconds, so one in the same second stays. */
export function isSignedOut(
  { signedOutAt, signedOutExcept }: Pick<Account, 'signedOutAt' | 'signedOutExcept'>,
  { at, sessionUid }: SignIn,
): boolean {
  if (signedOutAt === null || at === undefined || sessionUid === signedOutExcept) return false;
  return at < Math.floor(signedOutAt.getTime() / 1000);
}
