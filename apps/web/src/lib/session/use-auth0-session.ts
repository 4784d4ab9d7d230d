import { endPush } from '../browser-push';
import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../api/api-error';
import { provideCredentials } from '../api/credentials';
import { clearDrafts, clearReadings } from '../device-storage';
import { clearTabStorage } from '../tab-storage';
import { getAsksPassword, setAsksPassword } from './ask-password';
import { isProviderReachable } from './auth-options';
import { runBeforeSignOut } from './before-sign-out';
import { isSignInAnswer } from './return-to';
import type { Session, SessionStatus, SignInForm } from './session-context';
import {
  getSessionHint,
  onSignedOutElsewhere,
  setSessionHint,
  setSignedOutOnAnotherDevice,
  wasSignedIn,
} from './session-hint';
import { noteSignedOut } from './signed-out-note';
import { explainSignInError, needsSignIn, type SignInProblem, signInProblem } from './sign-in-problem';

/** Provides tokens, keeps the session hint and explains errors. */
export function useAuth0Session(onEnd: () => void): Session {
  const {
    isLoading,
    isAuthenticated,
    error,
    getAccessTokenSilently,
    getIdTokenClaims,
    loginWithRedirect,
    logout,
  } = useAuth0();
  const [problem, setProblem] = useState<SignInProblem>();
  const [leaving, setLeaving] = useState<SignInForm>();
  const [withoutSession, setWithoutSession] = useState<'signed-out' | 'unreachable'>();
  const leftForGood = useRef(false);
  /** Calls of screens that close must not change the reason. */
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

  // Back may restore this page from the cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(undefined);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // Credentials that changed with the session would be missing for the first requests of the screens below.
  const authenticated = useRef(isAuthenticated);
  useEffect(() => {
    authenticated.current = isAuthenticated;
  }, [isAuthenticated]);
  useEffect(
    () =>
      provideCredentials({
        getToken: async ({ fresh }) => {
          // Requests of a page that somebody leaves must not reach the provider.
          const cannotRenew = !authenticated.current && !navigator.onLine;
          if (leftForGood.current || cannotRenew)
            throw new ApiError(signInProblem('unreachable').message, 0, 'network');
          try {
            return (await getAccessTokenSilently(fresh ? { cacheMode: 'off' } : undefined)) ?? null;
          } catch (refused) {
            if (needsSignIn(refused)) {
              end(signInProblem('expired'));
              return null;
            }
            throw new ApiError(signInProblem('unreachable').message, 0, 'network');
          }
        },
        onRefused: () => end(signInProblem('expired')),
        // Somebody who leaves knows it.
        onSignedOut: () => leftForGood.current || end(signInProblem('elsewhere')),
      }),
    [getAccessTokenSilently, end],
  );

  return useMemo<Session>(
    () => ({
      status,
      problem,
      leaving,
      signIn: async (form) => {
        setLeaving(form);
        setProblem(undefined);
        try {
          if (!(await isProviderReachable())) throw new TypeError('The sign-in provider is not responding.');
          await loginWithRedirect({
            appState: { returnTo: createPath(location) },
            authorizationParams: {
              ...(form === 'signup' && { screen_hint: 'signup' }),
              ...(getAsksPassword() && { prompt: 'login' }),
            },
          });
        } catch (failed) {
          setProblem(failed instanceof Error ? explainSignInError(failed) : signInProblem('other'));
          setLeaving(undefined);
        }
      },
      signOut: async () => {
        const [isReachable] = await Promise.all([isProviderReachable(), runBeforeSignOut()]);
        setSessionHint(false);
        // A session that expires keeps them, so that after signing in again the person continues to write.
        clearTabStorage();
        await Promise.all([clearDrafts(), clearReadings()]);
        const pushEnds = endPush();
        if (!isReachable) {
          // A redirect would end on the browser's error page.
          setAsksPassword(true);
          return end(signInProblem('untold'));
        }
        await pushEnds;
        noteSignedOut();
        leftForGood.current = true;
        // The token tells the provider that the person asked, and not a link of another site.
        const idToken = (await getIdTokenClaims())?.__raw;
        await logout({
          logoutParams: { returnTo: window.location.origin, ...(idToken && { id_token_hint: idToken }) },
        });
        onEnd();
      },
    }),
    [status, problem, leaving, location, getIdTokenClaims, loginWithRedirect, logout, onEnd, end],
  );
}
