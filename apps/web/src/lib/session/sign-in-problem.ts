import { isNetworkFailure } from '../network-failure';

export interface SignInProblem {
  kind: 'unreachable' | 'denied' | 'stale' | 'expired' | 'elsewhere' | 'untold' | 'other';
  message: string;
}

const messages: Record<SignInProblem['kind'], string> = {
  unreachable: 'The sign-in service is not responding right now. Check your connection and try again.',
  denied: 'Sign-in was cancelled or not allowed. Sign in again, or use another account.',
  stale: 'This sign-in took too long or was already used. Sign in again.',
  expired: 'Your session has ended. Sign in again to continue where you were.',
  elsewhere: 'You were signed out on another device. Sign in again to continue where you were.',
  untold:
    'You are signed out on this device. The sign-in service could not be reached. Its session ends by itself, and it will ask for your password when you next sign in here.',
  other: 'Sign-in did not work. Try again in a moment.',
};

export function signInProblem(kind: SignInProblem['kind']): SignInProblem {
  return { kind, message: messages[kind] };
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
