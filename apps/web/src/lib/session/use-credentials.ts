import { useAuth0 } from '@auth0/auth0-react';
import { type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '../api/api-error';
import { provideCredentials } from '../api/credentials';
import { needsSignIn, type SignInProblem, signInProblem } from './sign-in-problem';

interface Options {
  isAuthenticated: boolean;
  /** True once somebody has signed out and is on their way to the provider. */
  leftForGood: RefObject<boolean>;
  /** Ends the session in this tab. */
  end: (why: SignInProblem) => void;
}

/** Gives the calls of the API their token, and ends the session when it is refused. */
export function useCredentials({ isAuthenticated, leftForGood, end }: Options): void {
  const { getAccessTokenSilently } = useAuth0();
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
    [getAccessTokenSilently, leftForGood, end],
  );
}
