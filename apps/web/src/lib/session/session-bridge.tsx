import { useAuth0 } from '@auth0/auth0-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { ApiError } from '../api/api-error';
import { provideCredentials } from '../api/credentials';
import { isProviderReachable } from './auth-options';
import { type Session, SessionContext, type SessionStatus } from './session-context';
import { getSessionHint, onSignedOutElsewhere, setSessionHint } from './session-hint';
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

/**
 * Stands between the SDK and the site: gives calls their tokens, keeps the hint that public pages and other tabs read,
 * and tells "nobody is signed in" from "the provider does not answer".
 */
export function SessionBridge({ children, onEnd }: { children: ReactNode; onEnd: () => void }) {
  const { isLoading, isAuthenticated, error, getAccessTokenSilently, loginWithRedirect, logout } = useAuth0();
  const [problem, setProblem] = useState<SignInProblem>();
  const [leaving, setLeaving] = useState(false);
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
    if (/[?&](code|error)=/.test(window.location.search)) void navigate(paths.community(), { replace: true });
  }, [error, navigate]);

  useEffect(() => {
    if (isAuthenticated) return onSignedOutElsewhere(() => end());
    return undefined;
  }, [isAuthenticated, end]);

  // The way back from the provider's form may bring this very page back, buttons still waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
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
    async (hint: 'login' | 'signup') => {
      setLeaving(true);
      setProblem(undefined);
      try {
        if (!(await isProviderReachable())) throw new TypeError('The sign-in provider does not answer.');
        await loginWithRedirect({
          appState: { returnTo: address.current },
          authorizationParams: hint === 'signup' ? { screen_hint: 'signup' } : {},
        });
      } catch (failed) {
        setProblem(failed instanceof Error ? explainSignInError(failed) : signInProblem('other'));
        setLeaving(false);
      }
    },
    [loginWithRedirect],
  );

  const session = useMemo<Session>(
    () => ({
      status,
      problem,
      leaving,
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
  return <SessionContext value={session}>{children}</SessionContext>;
}
