import { type AppState, Auth0Provider } from '@auth0/auth0-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { authOptions } from './auth-options';
import { safeReturnTo } from './return-to';
import { SessionBridge } from './session-bridge';

/**
 * Sign-in for everything below it. Loads the SDK, so it stands in the community's layout and not in the document.
 * `onEnd` is called when the session is over for whatever reason: what was cached for the user must go.
 */
export function SessionProvider({ children, onEnd }: { children: ReactNode; onEnd: () => void }) {
  const [options] = useState(authOptions);
  const navigate = useNavigate();
  const returnFromProvider = useCallback(
    (state?: AppState) => {
      // Replaces the address that carried code and state.
      void navigate(safeReturnTo(state?.returnTo), { replace: true });
    },
    [navigate],
  );
  return (
    <Auth0Provider {...options} onRedirectCallback={returnFromProvider}>
      <SessionBridge onEnd={onEnd}>{children}</SessionBridge>
    </Auth0Provider>
  );
}
