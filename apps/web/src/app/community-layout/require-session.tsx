import { ErrorState, FullPageSpinner } from '@aranya/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/hydration';
import { isSignInAnswer, useSession, useSessionHint } from '../../lib/session';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline } from '../../lib/use-online';
import { useServerReached } from '../offline/use-server-reached';
import { SignInScreen } from '../sign-in/sign-in-screen';
import styles from './community-layout.module.css';

/**
 * Renders its children to somebody with a session, also offline; anybody else sees the sign-in screen or a
 * problem.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const online = useOnline();
  const hydrated = useHydrated();
  const hinted = useSessionHint();
  const { search } = useLocation();
  const [loadedHere] = useState(!hydrated);
  // A page from the service worker, or opened by client navigation, proves no connection.
  const mayBeOffline =
    status === 'signed-out' && (!loadedHere || navigator.serviceWorker?.controller != null);
  const serverReached = useServerReached({ enabled: mayBeOffline });

  useEffect(() => {
    if (status !== 'unreachable') return undefined;
    // The SDK renews a session only on start.
    const restart = () => window.location.reload();
    window.addEventListener('online', restart);
    return () => window.removeEventListener('online', restart);
  }, [status]);

  if (status === 'signed-in') return children;
  if (!online || !serverReached) return <CommunityOffline />;
  if (status === 'unreachable') {
    return (
      <main className={styles.error}>
        <ErrorState
          headingLevel={1}
          title="Sign-in is not available"
          text="The sign-in service is not responding right now. Check your connection and try again."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
  const mayBeSignedIn = hinted ?? hydrated;
  const mayWait = mayBeSignedIn || (hydrated && isSignInAnswer(search));
  if (status === 'loading' && mayWait) return <FullPageSpinner label="Opening the community" />;
  return <SignInScreen />;
}
