import { ErrorState, FullPageSpinner } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/hydration';
import { useSession } from '../../lib/session';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline, watchNetwork } from '../offline/use-online';
import { SignInScreen } from '../sign-in/sign-in-screen';
import { CommunityArea } from './community-area-later';
import styles from './community-gate.module.css';

/**
 * Decides between the wait, the sign-in screen, the way out of an error, and the community itself. Whoever is in it when
 * the network goes stays where he is, with what he has written.
 */
export function CommunityGate() {
  const { status } = useSession();
  const online = useOnline();
  const [cameWithPage] = useState(!useHydrated());
  // Nothing that a signed-out visitor sees needs the server: where it may all have come from the service worker or from
  // what was loaded before, somebody must ask whether there is a network at all.
  useEffect(() => {
    if (status !== 'signed-out' || (cameWithPage && !navigator.serviceWorker?.controller)) return undefined;
    return watchNetwork();
  }, [status, cameWithPage]);
  // Sign-in was given up without a network, and only a new beginning tries it again.
  useEffect(() => {
    if (status !== 'unreachable') return undefined;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [status]);
  if (!online && status !== 'signed-in') return <CommunityOffline />;
  if (status === 'loading') return <FullPageSpinner label="Opening the community" />;
  if (status === 'signed-out') return <SignInScreen />;
  if (status === 'unreachable') {
    return (
      <main className={styles.error}>
        <ErrorState
          headingLevel={1}
          title="Sign-in cannot be reached"
          text="You were signed in here, but the sign-in service does not answer right now. Check your connection, then try again."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
  return <CommunityArea />;
}
