import { useAuth0 } from '@auth0/auth0-react';
import { type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '../api/api-error';
import { provideCredentials } from '../api/credentials';
import { needsSignIn, type SignInProblem, signInProblem } from './sign-in-problem';

interface Options {
  isAuthenticated: boolean;
  /** True on the way to the provider after signing out. */
  leftForGood: RefObject<boolean>;
  end: (why: SignInProblem) => void;
}

export function useCredentials({ isAuthenticated, leftForGood, end }: Options): void {
  const { getAccessTokenSilently } = useAuth0();
  // State would change too late for the first requests of the screens below.
  const authenticated = useRef(isAuthenticated);
  useEffect(() => {
    authenticated.current = isAuthenticated;
  }, [isAuthenticated]);
  useEffect(
    () =>
      provideCredentials({
        getToken: async ({ fresh }) => {
          // Requests of a page being left must not reach the provider.
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
        // People who signed out need no explanation.
        onSignedOut: () => leftForGood.current || end(signInProblem('elsewhere')),
      }),
    [getAccessTokenSilently, leftForGood, end],
  );
}
