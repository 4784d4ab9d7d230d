import { Button, ErrorState, FullPageSpinner, Toaster } from '@aranya/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { messageOf, tsr } from '../../lib/api';
import { createQueryClient } from '../../lib/query-client';
import { useSession } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline } from '../offline/use-online';
import styles from './community-gate.module.css';
import { CommunityShell } from './community-shell';

/** One for the life of the page: what was read is still there after a walk to the public pages. */
const queryClient = createQueryClient();

/** For the end of the session: what was read for one user is nobody else's. */
export const forgetAll = (): void => queryClient.clear();

/** The community for who is signed in. The first place that loads the query cache, the contract and the toasts. */
export default function CommunityArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <SignedIn />
        <Toaster />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  );
}

function SignedIn() {
  const me = useMe();
  const { signOut } = useSession();
  const online = useOnline();
  if (me.data) {
    return (
      <CommunityShell user={me.data}>
        <Outlet />
      </CommunityShell>
    );
  }
  if (!online) return <CommunityOffline />;
  if (me.isPending) return <FullPageSpinner label="Opening the community" />;
  return (
    <main className={styles.error}>
      <ErrorState
        headingLevel={1}
        title="The community cannot be opened"
        text={messageOf(me.error)}
        onRetry={() => void me.refetch()}
        retrying={me.isFetching}
        action={
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
      />
    </main>
  );
}
