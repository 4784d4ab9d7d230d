import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearReadings } from '../device-storage';
import { setAsksPassword } from './ask-password';
import { isProviderReachable } from './auth-options';
import { isSignInAnswer } from './return-to';
import type { Session, SessionStatus } from './session-context';
import {
  getSessionHint,
  onSignedOutElsewhere,
  setSessionHint,
  setSignedOutOnAnotherDevice,
  wasSignedIn,
} from './session-hint';
import { explainSignInError, needsSignIn, type SignInProblem, signInProblem } from './sign-in-problem';
import { useCredentials } from './use-credentials';
import { setSignedIn } from './signed-in';
import { useSignIn } from './use-sign-in';
import { useSignOut } from './use-sign-out';

export function useAuth0Session(onEnd: () => void): Session {
  const { isLoading, isAuthenticated, user, error, logout } = useAuth0();
  const [problem, setProblem] = useState<SignInProblem>();
  const [withoutSession, setWithoutSession] = useState<'signed-out' | 'unreachable'>();
  const leftForGood = useRef(false);
  /** Calls of closing screens must not change the reason. */
  const hasEnded = useRef(false);
  const location = useLocation();
  const navigate = useNavigate();

  let status: SessionStatus = 'loading';
  if (isAuthenticated) status = 'signed-in';
  else if (!isLoading) status = error ? 'signed-out' : (withoutSession ?? 'loading');

  /** Ends the session in this tab only. */
  const end = useCallback(
    (why?: SignInProblem) => {
      if (hasEnded.current) return;
      hasEnded.current = true;
      setWithoutSession('signed-out');
      setProblem(why);
      if (why?.kind === 'elsewhere') setSignedOutOnAnotherDevice();
      else setSessionHint(false);
      onEnd();
      void clearReadings();
      void logout({ openUrl: false });
    },
    [logout, onEnd],
  );

  useEffect(() => setSignedIn(isAuthenticated ? user : undefined), [isAuthenticated, user]);

  // The SDK does not distinguish a refused renewal from an unreachable provider.
  useEffect(() => {
    if (isLoading || isAuthenticated || withoutSession) return undefined;
    let current = true;
    void (getSessionHint() ? isProviderReachable() : Promise.resolve(true)).then((reachable) => {
      if (current) setWithoutSession(reachable ? 'signed-out' : 'unreachable');
    });
    return () => {
      current = false;
    };
  }, [isLoading, isAuthenticated, withoutSession]);

  useEffect(() => {
    if (status === 'signed-in') {
      hasEnded.current = false;
      setWithoutSession(undefined);
      setProblem(undefined);
      setAsksPassword(false);
      setSessionHint(true);
    }
    if (status === 'signed-out') {
      if (wasSignedIn()) void clearReadings();
      setSessionHint(false);
    }
  }, [status]);

  useEffect(() => {
    if (!error) return;
    if (!needsSignIn(error) || 'error_description' in error) setProblem(explainSignInError(error));
    // A reload must not process the provider's answer again.
    if (isSignInAnswer(location.search)) void navigate(location.pathname, { replace: true });
  }, [error, location, navigate]);

  const mayHaveSession = isAuthenticated || status === 'unreachable';
  useEffect(
    () =>
      mayHaveSession
        ? onSignedOutElsewhere((onAnotherDevice) =>
            end(onAnotherDevice ? signInProblem('elsewhere') : undefined),
          )
        : undefined,
    [mayHaveSession, end],
  );

  useCredentials({ isAuthenticated, leftForGood, end });

  const { leaving, signIn } = useSignIn(setProblem);
  const signOut = useSignOut({ leftForGood, end, onEnd });

  return useMemo<Session>(
    () => ({ status, problem, leaving, signIn, signOut }),
    [status, problem, leaving, signIn, signOut],
  );
}
