import { m } from '../language/messages';
import { isNetworkFailure } from '../network-failure';

export interface SignInProblem {
  kind: 'unreachable' | 'denied' | 'stale' | 'expired' | 'elsewhere' | 'untold' | 'other';
  message: string;
}

const messages: Record<SignInProblem['kind'], () => string> = {
  unreachable: () => m.sign_in_unreachable(),
  denied: () => m.sign_in_denied(),
  stale: () => m.sign_in_stale(),
  expired: () => m.sign_in_expired(),
  elsewhere: () => m.sign_in_elsewhere(),
  untold: () => m.sign_in_untold(),
  other: () => m.sign_in_other(),
};

export function signInProblem(kind: SignInProblem['kind']): SignInProblem {
  return { kind, message: messages[kind]() };
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : '';
}

const sessionEnded = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'missing_refresh_token',
]);

/** True when the provider has no session, or the user must act there. */
export function needsSignIn(error: unknown): boolean {
  return sessionEnded.has(errorCode(error));
}

export function explainSignInError(error: Error): SignInProblem {
  const code = errorCode(error);
  if (code === 'access_denied' || code === 'unauthorized') return signInProblem('denied');
  if (code === 'timeout' || code === 'temporarily_unavailable' || error instanceof TypeError) {
    return signInProblem('unreachable');
  }
  if (code === 'missing_transaction' || code === 'invalid_grant' || /invalid state/i.test(error.message)) {
    return signInProblem('stale');
  }
  if (isNetworkFailure(error)) return signInProblem('unreachable');
  return signInProblem('other');
}
