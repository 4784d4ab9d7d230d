import { useAuth0 } from '@auth0/auth0-react';
import { type RefObject, useCallback } from 'react';
import { endPush } from '../browser-push';
import { clearDrafts, clearReadings } from '../device-storage';
import { clearTabStorage } from '../tab-storage';
import { setAsksPassword } from './ask-password';
import { isProviderReachable } from './auth-options';
import { runBeforeSignOut } from './before-sign-out';
import { setSessionHint } from './session-hint';
import { noteSignedOut } from './signed-out-note';
import { type SignInProblem, signInProblem } from './sign-in-problem';

interface Options {
  leftForGood: RefObject<boolean>;
  /** Ends the session in this tab only. */
  end: (why: SignInProblem) => void;
  onEnd: () => void;
}

export function useSignOut({ leftForGood, end, onEnd }: Options): () => Promise<void> {
  const { getIdTokenClaims, logout } = useAuth0();
  return useCallback(async () => {
    const [isReachable] = await Promise.all([isProviderReachable(), runBeforeSignOut()]);
    setSessionHint(false);
    // An expired session keeps them, so that people can continue writing.
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
    // The token proves that the person asked, and not another site's link.
    const idToken = (await getIdTokenClaims())?.__raw;
    await logout({
      logoutParams: { returnTo: window.location.origin, ...(idToken && { id_token_hint: idToken }) },
    });
    onEnd();
  }, [leftForGood, end, onEnd, getIdTokenClaims, logout]);
}
