import { type AppState, Auth0Provider } from '@auth0/auth0-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { authOptions } from './auth-options';
import { safeReturnTo } from './return-to';
import { SessionBridge, type SessionBridgeProps } from './session-bridge';

export type SessionSdkProps = SessionBridgeProps;

/** The sign-in SDK. It draws nothing and stands beside what it tells of, so that its coming moves nothing. */
export default function SessionSdk(props: SessionSdkProps) {
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
      <SessionBridge {...props} />
    </Auth0Provider>
  );
}
