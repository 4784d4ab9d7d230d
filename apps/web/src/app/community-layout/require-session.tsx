import { ErrorState, FullPageSpinner } from '@aranya/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useReadings } from '../../data/kept-reading/use-readings';
import { useReadingsStore } from '../../data/kept-reading/readings-store';
import { useHydrated } from '../../lib/hydration';
import { m } from '../../lib/language/messages';
import { isSignInAnswer, useGuestView, useSession, useSessionHint } from '../../lib/session';
import { useMeFailed } from '../../lib/session/use-me';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline } from '../../lib/use-online';
import { useServerReached } from '../offline/use-server-reached';
import { SignInScreen } from '../sign-in/sign-in-screen';
import styles from './community-layout.module.css';

/**
 * Renders its children for a session. Offline it renders them for the last member signed in here, if this
 * device kept what they read. Anybody else sees what guests may read,
 * the sign-in screen or a problem.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const online = useOnline();
  const hydrated = useHydrated();
  const hinted = useSessionHint();
  const { search } = useLocation();
  const [loadedHere] = useState(!hydrated);
  const readingHere = useReadingsStore((store) => store.state === 'open');
  const meFailed = useMeFailed();
  // A page from the service worker or client navigation proves no connection.
  const mayBeOffline =
    status === 'unreachable' ||
    readingHere ||
    meFailed ||
    (status === 'signed-out' && (!loadedHere || navigator.serviceWorker?.controller != null));
  const GuestView = useGuestView();
  const serverReached = useServerReached({ enabled: mayBeOffline });
  const offline = !online || serverReached === false;
  const readings = useReadings({ wanted: offline && hinted === true && status !== 'signed-out' });
  // Another tab may have signed out.
  const reading = readings === 'open' && hinted === true;
  useReloadOnReturn({ enabled: status === 'unreachable' && !reading, offline });

  if (status === 'signed-in' || (reading && status !== 'signed-out')) return children;
  if (readings === 'opening' || (status === 'unreachable' && online && serverReached === undefined))
    return <FullPageSpinner label={m.community_opening()} />;
  if (offline) return <CommunityOffline />;
  if (status === 'unreachable') {
    return (
      <main className={styles.error}>
        <ErrorState
          headingLevel={1}
          title={m.community_no_sign_in()}
          text={m.sign_in_unreachable()}
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
  const mayBeSignedIn = hinted ?? hydrated;
  const mayWait = mayBeSignedIn || (hydrated && isSignInAnswer(search));
  if (status === 'loading' && mayWait) return <FullPageSpinner label={m.community_opening()} />;
  return GuestView ? (
    <GuestView>
      <SignInScreen />
    </GuestView>
  ) : (
    <SignInScreen />
  );
}

/** The SDK renews a session only on start. */
function useReloadOnReturn({ enabled, offline }: { enabled: boolean; offline: boolean }) {
  const wasOffline = useRef(offline);
  useEffect(() => {
    if (enabled && wasOffline.current && !offline) window.location.reload();
    wasOffline.current = offline;
  }, [enabled, offline]);
}
