import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { getAsksPassword } from './ask-password';
import { keptInvitation } from './invitation';
import { isProviderReachable } from './auth-options';
import type { SignInForm } from './session-context';
import { explainSignInError, type SignInProblem, signInProblem } from './sign-in-problem';

/** Opens a form of the provider, which returns to this page. `leaving` is the form during the redirect. */
export function useSignIn(setProblem: (problem: SignInProblem | undefined) => void) {
  const { loginWithRedirect } = useAuth0();
  const [leaving, setLeaving] = useState<SignInForm>();
  const location = useLocation();

  // Back may restore this page from the cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(undefined);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const signIn = useCallback(
    async (form: SignInForm) => {
      setLeaving(form);
      setProblem(undefined);
      try {
        if (!(await isProviderReachable())) throw new TypeError('The sign-in provider is not responding.');
        await loginWithRedirect({
          appState: { returnTo: createPath(location) },
          authorizationParams: {
            ...(form === 'signup' && { screen_hint: 'signup' }),
            // Local sign-up shows its form only to the invited.
            ...(keptInvitation() && { invited: 'yes' }),
            ...(getAsksPassword() && { prompt: 'login' }),
          },
        });
      } catch (failed) {
        setProblem(failed instanceof Error ? explainSignInError(failed) : signInProblem('other'));
        setLeaving(undefined);
      }
    },
    [location, loginWithRedirect, setProblem],
  );
  return { leaving, signIn };
}
