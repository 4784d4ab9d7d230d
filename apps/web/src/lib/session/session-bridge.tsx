import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { ApiError } from '../api/api-error';
import { provideCredentials } from '../api/credentials';
import { isProviderReachable } from './auth-options';
import type { Press, Session, SessionStatus } from './session-context';
import { getSessionHint, onSignedOutElsewhere, setSessionHint } from './session-hint';
import { isSignInAnswer } from './session-mark';
import { explainSignInError, type SignInProblem, signInProblem } from './sign-in-problem';

/** Errors by which the provider says that nobody is signed in there, or that the user has to act. */
const needsSignIn = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'missing_refresh_token',
]);

function isNeedsSignIn(error: unknown): boolean {
  return error instanceof Error && 'error' in error && needsSignIn.has(String(error.error));
}

export interface SessionBridgeProps {
  /** A button that was pressed before this was here. */
  pressed: Press | undefined;
  /** The press is being followed. */
  onTaken: () => void;
  /** Called with the session, and with each change of it. */
  onSession: (session: Session) => void;
  /** The session is over, for whatever reason. */
  onEnd: () => void;
}

const nothing = () => undefined;

/**
 * Stands between the SDK and the site: gives calls their tokens, keeps the hint that public pages and other tabs read,
 * and tells "nobody is signed in" from "the provider does not answer".
 */
export function SessionBridge({ pressed, onTaken, onSession, onEnd }: SessionBridgeProps) {
  const { isLoading, isAuthenticated, error, getAccessTokenSilently, loginWithRedirect, logout } = useAuth0();
  const [problem, setProblem] = useState<SignInProblem>();
  const [leaving, setLeaving] = useState<Press>();
  const [renewal, setRenewal] = useState<'unknown' | 'unreachable' | 'over'>(() =>
    getSessionHint() ? 'unknown' : 'over',
  );
  const location = useLocation();
  const navigate = useNavigate();
  const address = useRef('');
  useEffect(() => {
    address.current = location.pathname + location.search + location.hash;
  });

  const signedOut = !isLoading && !isAuthenticated;
  let status: SessionStatus = 'loading';
  if (isAuthenticated) status = 'signed-in';
  else if (signedOut && (renewal === 'over' || error)) status = 'signed-out';
  else if (signedOut && renewal === 'unreachable') status = 'unreachable';

  /** Forget the session here, without the provider. */
  const end = useCallback(
    (why?: SignInProblem) => {
      setRenewal('over');
      setProblem(why);
      setSessionHint(false);
      onEnd();
      void logout({ openUrl: false });
    },
    [logout, onEnd],
  );

  // Somebody was signed in before this load, and silent renewal brought nothing: was it refused, or not answered?
  useEffect(() => {
    if (!signedOut || renewal !== 'unknown') return;
    let current = true;
    void isProviderReachable().then((reachable) => {
      if (current) setRenewal(reachable ? 'over' : 'unreachable');
    });
    return () => {
      current = false;
    };
  }, [signedOut, renewal]);

  useEffect(() => {
    if (status === 'signed-in') {
      setRenewal('unknown');
      setProblem(undefined);
      setSessionHint(true);
    }
    if (status === 'signed-out') setSessionHint(false);
  }, [status]);

  useEffect(() => {
    if (!error) return;
    if (!isNeedsSignIn(error) || 'error_description' in error) setProblem(explainSignInError(error));
    // What the provider answered stands in the address; a reload must not answer it again.
    if (isSignInAnswer()) void navigate(paths.community(), { replace: true });
  }, [error, navigate]);

  useEffect(() => {
    if (isAuthenticated) return onSignedOutElsewhere(() => end());
    return undefined;
  }, [isAuthenticated, end]);

  // The way back from the provider's form may bring this very page back, buttons still waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(undefined);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(
    () =>
      provideCredentials({
        getToken: async ({ fresh }) => {
          try {
            return (await getAccessTokenSilently(fresh ? { cacheMode: 'off' } : undefined)) ?? null;
          } catch (refused) {
            if (isNeedsSignIn(refused)) {
              end(signInProblem('expired'));
              return null;
            }
            throw new ApiError(signInProblem('unreachable').message, 0, 'network');
          }
        },
        onRefused: () => end(signInProblem('expired')),
      }),
    [getAccessTokenSilently, end],
  );

  const leave = useCallback(
    async (hint: Press) => {
      setLeaving(hint);
      setProblem(undefined);
      try {
        if (!(await isProviderReachable())) throw new TypeError('The sign-in provider does not answer.');
        await loginWithRedirect({
          appState: { returnTo: address.current },
          authorizationParams: hint === 'signup' ? { screen_hint: 'signup' } : {},
        });
      } catch (failed) {
        setProblem(failed instanceof Error ? explainSignInError(failed) : signInProblem('other'));
        setLeaving(undefined);
      }
    },
    [loginWithRedirect],
  );

  // Who is signed in after all needs no form.
  useEffect(() => {
    if (pressed === undefined || isLoading) return;
    onTaken();
    if (!isAuthenticated) void leave(pressed);
  }, [pressed, isLoading, isAuthenticated, onTaken, leave]);

  const session = useMemo<Session>(
    () => ({
      status,
      problem,
      leaving,
      prepare: nothing,
      signIn: () => leave('login'),
      signUp: () => leave('signup'),
      signOut: async () => {
        setSessionHint(false);
        await logout({ logoutParams: { returnTo: window.location.origin } });
        onEnd();
      },
    }),
    [status, problem, leaving, leave, logout, onEnd],
  );
  // Before the paint: what the page shows follows at once.
  useLayoutEffect(() => onSession(session), [session, onSession]);
  return null;
}
