import { Button, FullPageSpinner } from '@aranya/ui';
import type { ReactNode } from 'react';
import { useReadingsStore } from '../../data/kept-reading/readings-store';
import { useSession } from '../../lib/session';
import { useMe, useSuspension } from '../../lib/session/use-me';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline } from '../../lib/use-online';
import { QueryError } from '../../lib/query-error';
import styles from './community-layout.module.css';
import { CommunityShell } from './community-shell';
import { SuspendedScreen } from './suspended-screen';

export function SignedInLayout({ children }: { children: ReactNode }) {
  const me = useMe();
  const suspension = useSuspension();
  const { signOut } = useSession();
  const online = useOnline();
  const opening = useReadingsStore(({ state }) => state === 'opening');
  if (suspension) return <SuspendedScreen suspension={suspension} />;
  if (me.data) return <CommunityShell user={me.data}>{children}</CommunityShell>;
  if (!online && !opening) return <CommunityOffline />;
  if (me.isPending || opening) return <FullPageSpinner label="Opening the community" />;
  return (
    <main className={styles.error}>
      <QueryError
        query={me}
        headingLevel={1}
        title="The community could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
      />
    </main>
  );
}
