import { type AppState, Auth0Provider } from '@auth0/auth0-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { getLocale } from '../language/locale';
import { localeOf } from '../language/site-paths';
import { authOptions } from './auth-options';
import { safeReturnTo } from './return-to';
import { SessionContext } from './session-context';
import { useAuth0Session } from './use-auth0-session';

interface SessionProviderProps {
  callbackPath: string;
  onEnd: () => void;
  children: ReactNode;
}

export function SessionProvider({ callbackPath, ...rest }: SessionProviderProps) {
  const [options] = useState(() => authOptions(callbackPath));
  const navigate = useNavigate();
  return (
    <Auth0Provider
      {...options}
      onRedirectCallback={(state?: AppState) => {
        const to = safeReturnTo(state?.returnTo) ?? callbackPath;
        // The provider knows the English address alone.
        if (localeOf(to) === getLocale()) void navigate(to, { replace: true });
        else window.location.replace(to);
      }}
    >
      <Auth0Session {...rest} />
    </Auth0Provider>
  );
}

function Auth0Session({ onEnd, children }: Omit<SessionProviderProps, 'callbackPath'>) {
  return <SessionContext value={useAuth0Session(onEnd)}>{children}</SessionContext>;
}
